import { dates } from '@paattu/shared/dates/en';
import { frame } from '@paattu/shared/site-texts/en/frame';

/** Sentences of the frame: bar, footer, player, and those that all pages share. */
export const site = {
  dates,
  /** The default texts; the owner may have others (`lib/site-texts.ts`). */
  defaults: frame,
  description: 'Songs in Malayalam to play and keep.',
  homeTitle: (name: string) => `${name} · Songs in Malayalam and a cover song contest`,
  imageAlt: (name: string) => `${name}, songs in Malayalam`,
  draft: 'A preview. Visitors see only what is published.',
  announcement: 'Announcement',

  skipLink: 'Skip to content',
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  links: {
    home: 'Home',
    about: 'About',
    songs: 'My Songs',
    entries: 'Contest Entries',
    contact: 'Contact',
    admin: 'Admin',
  },
  newSongs: 'New songs',
  signIn: 'Sign In',
  changePassword: 'Change Your Password',
  signOut: 'Sign Out',
  signedOut: { title: 'Signed out successfully', description: 'You have been signed out of your account.' },
  signOutFailed: 'Error signing out',
  switchTheme: 'Switch between light and dark',

  quickLinks: 'Quick Links',
  contest: 'Contest',
  allEntries: 'View All Entries',
  terms: 'Terms & Conditions',
  licences: 'Software licences',
  onNetwork: (name: string, network: string) => `${name} on ${network}`,

  crashed: {
    title: 'Something Went Wrong',
    text: 'This page could not be shown. Please try it again.',
    retry: 'Reload the page',
  },

  outage: {
    offline: 'You are offline. This page goes on by itself when the connection is back.',
    away: 'We are back soon. This page then goes on by itself.',
  },

  notifications: (hotkey: string) => `Notifications (${hotkey})`,
  dismiss: 'Dismiss',
  error: 'Error',
  unexpectedError: 'An unexpected error occurred',
  loading: 'Loading…',
  opensNewTab: '(opens in a new tab)',
  tryAgain: 'Try Again',

  player: {
    play: 'Play',
    pause: 'Pause',
    playSong: (title: string) => `Play ${title}`,
    pauseSong: (title: string) => `Pause ${title}`,
    position: (current: string, duration: string) => `${current} of ${duration}`,
    failed: 'This song could not be loaded.',
    playing: 'Playing',
    songBy: (title: string, artist: string) => `${title} by ${artist}`,
    playNotRecorded: 'Failed to record play interaction.',
  },
};
