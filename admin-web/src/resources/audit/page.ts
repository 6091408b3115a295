import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.auditLog,
  resource: 'audit',
  path: 'settings/team/audit',
  place: 'settings',
  tab: t.team,
  order: 60,
  list: async () => (await import('./audit-list')).AuditList,
  show: async () => (await import('./audit-show')).AuditShow,
  others: {
    'sign-ins': async () => (await import('./security-events-list')).SecurityEventsList,
    reading: async () => (await import('./personal-reads-list')).PersonalReadsList,
  },
} satisfies ConsolePage;
