import { inLanguage } from './language';

/** The names of the places in the menu, and of the tabs that several pages share. */
export const placeSentences = inLanguage('places', {
  home: 'Home',
  songs: 'Songs',
  contest: 'Contest',
  inbox: 'Inbox',
  stats: 'Stats',
  settings: 'Settings',
  site: 'Site',
  email: 'Email',
  team: 'Team',
  privacy: 'Privacy',
  technical: 'Technical',
});
