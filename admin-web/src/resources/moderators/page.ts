import type { ConsolePage } from '../../lib/console-page';
import { moderatorSentences } from './sentences';

const loadFailed = moderatorSentences.loadFailed;

export default {
  label: moderatorSentences.tab,
  path: 'moderators',
  place: 130,
  icon: 'M9 11a4 4 0 100-8 4 4 0 000 8zM2 20a7 7 0 0114 0M18 8v6M15 11h6',
  list: { loadFailed, load: async () => (await import('./moderator-list')).ModeratorList },
} satisfies ConsolePage;
