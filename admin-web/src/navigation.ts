import { CONTRACT_VERSION, type NavigationItem } from '@paattu/api-client/console';
import { sentences } from './sentences';

export const contractVersion = CONTRACT_VERSION;

export const navigation: NavigationItem[] = [
  {
    label: sentences.tabs.entries,
    path: 'entries',
    icon: 'M4 6h11M4 12h11M4 18h7M19 6h.01M19 12h.01M15 18l2 2 4-5',
  },
  { label: sentences.tabs.analytics, path: 'analytics', icon: 'M4 20h16M7 16v-5M12 16V5M17 16V9' },
  {
    label: sentences.tabs.songs,
    path: 'songs',
    icon: 'M9 18V5l11-2v13M9 18a3 3 0 11-6 0 3 3 0 016 0zM20 16a3 3 0 11-6 0 3 3 0 016 0z',
  },
  { label: sentences.tabs.emails, path: 'emails', icon: 'M3 6h18v12H3zM3 7l9 6.5L21 7' },
];
