import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

export default {
  label: t.overview,
  resource: 'overview',
  path: 'contest',
  place: 'contest',
  order: 5,
  list: async () => (await import('./overview-page')).OverviewPage,
} satisfies ConsolePage;
