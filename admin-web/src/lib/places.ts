import type { NavigationPlace } from '@paattu/api-client/console';
import { placeSentences as t } from './place-sentences';
import { sitePath } from './site-path';

/** What the menu shows, in its order. Each page is in one of them. */
export const places = [
  {
    name: 'home',
    label: t.home,
    icon: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
    isInPhoneBar: true,
  },
  {
    name: 'songs',
    label: t.songs,
    icon: 'M9 18V5l11-2v13M9 18a3 3 0 11-6 0 3 3 0 016 0zM20 16a3 3 0 11-6 0 3 3 0 016 0z',
    isInPhoneBar: true,
  },
  {
    name: 'contest',
    label: t.contest,
    icon: 'M8 4h8v5a4 4 0 01-8 0zM8 6H4v1a4 4 0 004 4M16 6h4v1a4 4 0 01-4 4M12 13v4M8 20h8M12 17a4 4 0 00-4 3M12 17a4 4 0 014 3',
    isInPhoneBar: true,
  },
  { name: 'inbox', label: t.inbox, icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5', isInPhoneBar: true },
  { name: 'stats', label: t.stats, icon: 'M4 20h16M7 16v-5M12 16V5M17 16V9' },
  {
    name: 'settings',
    label: t.settings,
    icon: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  },
] as const satisfies NavigationPlace[];

export type PlaceName = (typeof places)[number]['name'];

/** A step of the set-up: a page of the site, outside of the console's routes, which leads back to the console. */
export const setUpPath = (step: 'name' | 'email' | 'keys') => sitePath(`/setup?step=${step}&from=console`);
