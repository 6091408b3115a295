import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.setUp,
  resource: 'contests',
  path: 'contest/setup',
  place: 'contest',
  order: 60,
  list: async () => (await import('./contest-set-up')).ContestSetUp,
  create: async () => (await import('./contest-create')).ContestCreate,
  edit: async () => (await import('./contest-edit')).ContestEdit,
  others: {
    all: async () => (await import('./contest-list')).ContestList,
    ':id/rules': async () => (await import('./rules/rules-edit')).RulesEdit,
  },
} satisfies ConsolePage;
