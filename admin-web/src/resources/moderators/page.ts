import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { moderatorSentences } from './sentences';

const loadFailed = moderatorSentences.loadFailed;

export default {
  label: moderatorSentences.tab,
  resource: 'moderators',
  path: 'settings/team',
  place: 'settings',
  tab: placeSentences.team,
  order: 40,
  list: { loadFailed, load: async () => (await import('./moderator-list')).ModeratorList },
} satisfies ConsolePage;
