import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { securitySentences } from './security-sentences';
import { auditSentences } from './sentences';

const loadFailed = auditSentences.loadFailed;

export default {
  label: auditSentences.tab,
  resource: 'audit',
  path: 'settings/team/audit',
  place: 'settings',
  tab: placeSentences.team,
  order: 60,
  list: { loadFailed, load: async () => (await import('./audit-list')).AuditList },
  show: { loadFailed, load: async () => (await import('./audit-show')).AuditShow },
  others: {
    'sign-ins': {
      loadFailed: securitySentences.events.loadFailed,
      load: async () => (await import('./security-events-list')).SecurityEventsList,
    },
    reading: {
      loadFailed: securitySentences.reads.loadFailed,
      load: async () => (await import('./personal-reads-list')).PersonalReadsList,
    },
  },
} satisfies ConsolePage;
