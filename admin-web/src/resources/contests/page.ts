import type { ConsolePage } from '../../lib/console-page';
import { rulesSentences } from './rules/sentences';
import { contestSentences } from './sentences';

const loadFailed = contestSentences.loadFailed;

export default {
  label: contestSentences.tab,
  path: 'contests',
  place: 80,
  icon: 'M8 4h8v5a4 4 0 01-8 0zM8 6H4v1a4 4 0 004 4M16 6h4v1a4 4 0 01-4 4M12 13v4M8 20h8M12 17a4 4 0 00-4 3M12 17a4 4 0 014 3',
  list: { loadFailed, load: async () => (await import('./contest-list')).ContestList },
  create: { loadFailed, load: async () => (await import('./contest-create')).ContestCreate },
  edit: { loadFailed, load: async () => (await import('./contest-edit')).ContestEdit },
  others: {
    ':id/rules': {
      loadFailed: rulesSentences.loadFailed,
      load: async () => (await import('./rules/rules-edit')).RulesEdit,
    },
  },
} satisfies ConsolePage;
