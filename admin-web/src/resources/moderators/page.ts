import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.moderators,
  resource: 'moderators',
  path: 'settings/team',
  place: 'settings',
  tab: t.team,
  order: 40,
  list: async () => (await import('./moderator-list')).ModeratorList,
} satisfies ConsolePage;
