import type { ConsolePage } from '../../lib/console-page';
import { securitySentences } from './security-sentences';
import { auditSentences } from './sentences';

const loadFailed = auditSentences.loadFailed;

export default {
  label: auditSentences.tab,
  path: 'audit',
  place: 160,
  icon: 'M3 12a9 9 0 109-9 9 9 0 00-7.5 4M4 3v4.5h4.5M12 7.5V12l3 2',
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
