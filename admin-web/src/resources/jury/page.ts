import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.jury,
  resource: 'jury',
  path: 'contest/jury',
  place: 'contest',
  order: 40,
  list: async () => (await import('./jury-page')).JuryPage,
} satisfies ConsolePage;
