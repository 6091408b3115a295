import type { ConsolePage } from '../../lib/console-page';
import { reasonSentences } from './reasons/sentences';
import { settingsSentences } from './sentences';

const loadFailed = settingsSentences.loadFailed;

export default {
  label: settingsSentences.tab,
  path: 'settings',
  place: 170,
  icon: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  list: { loadFailed, load: async () => (await import('./settings-page')).SettingsPage },
  others: {
    reasons: {
      loadFailed: reasonSentences.loadFailed,
      load: async () => (await import('./reasons/reasons-page')).ReasonsPage,
    },
  },
} satisfies ConsolePage;
