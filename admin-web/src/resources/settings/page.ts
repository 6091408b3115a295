import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { reasonSentences } from './reasons/sentences';
import { settingsSentences } from './sentences';

const loadFailed = settingsSentences.loadFailed;

export default {
  label: settingsSentences.tab,
  resource: 'settings',
  path: 'settings/technical',
  place: 'settings',
  tab: placeSentences.technical,
  order: 90,
  list: { loadFailed, load: async () => (await import('./settings-page')).SettingsPage },
  others: {
    reasons: {
      loadFailed: reasonSentences.loadFailed,
      load: async () => (await import('./reasons/reasons-page')).ReasonsPage,
    },
  },
} satisfies ConsolePage;
