import type { ConsolePage } from '../../lib/console-page';
import { rulesSentences } from './rules/sentences';
import { contestSentences } from './sentences';

const loadFailed = contestSentences.loadFailed;

export default {
  label: contestSentences.tab,
  resource: 'contests',
  path: 'contest/setup',
  place: 'contest',
  order: 60,
  list: { loadFailed, load: async () => (await import('./contest-set-up')).ContestSetUp },
  create: { loadFailed, load: async () => (await import('./contest-create')).ContestCreate },
  edit: { loadFailed, load: async () => (await import('./contest-edit')).ContestEdit },
  others: {
    all: { loadFailed, load: async () => (await import('./contest-list')).ContestList },
    ':id/rules': {
      loadFailed: rulesSentences.loadFailed,
      load: async () => (await import('./rules/rules-edit')).RulesEdit,
    },
  },
} satisfies ConsolePage;
