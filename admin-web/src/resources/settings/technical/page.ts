import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

export default {
  label: t.technical,
  resource: 'technical',
  path: 'settings/technical',
  place: 'settings',
  tab: t.technical,
  order: 90,
  list: async () => (await import('./technical-page')).TechnicalPage,
  others: {
    reasons: async () => (await import('../reasons/reasons-page')).ReasonsPage,
  },
} satisfies ConsolePage;
