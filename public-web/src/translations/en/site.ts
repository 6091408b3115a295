import { dates } from './dates';
import { errors } from './errors';

/** Sentences of the frame: bar, footer, player, and those that all pages share. */
export const site = {
  dates,
  errors,
  name: 'Paattu',
  noScript:
    'This page can be read as it is. To play songs, to sign in and to send forms, JavaScript has to be switched on.',
  secondName: { text: 'പാട്ട്', lang: 'ml' },
  description: 'Songs in Malayalam to play and keep, and a cover song contest with a prize.',
  homeTitle: 'Paattu · Songs in Malayalam and a cover song contest',
  imageAlt: 'Paattu, songs in Malayalam',
  titleOf: (page: string) => `${page} · Paattu`,

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
  signOut: 'Sign Out',
  signedOut: { title: 'Signed out successfully', description: 'You have been signed out of your account.' },
  signOutFailed: 'Error signing out',
  switchTheme: 'Switch between light and dark',

  tagline: 'Singer, songwriter, and music producer creating soulful melodies that touch hearts.',
  quickLinks: 'Quick Links',
  contest: 'Contest',
  allEntries: 'View All Entries',
  terms: 'Terms & Conditions',
  rights: '© 2025. All rights reserved.',
  onNetwork: (network: string) => `Paattu on ${network}`,

  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have been mistyped, or what was here has gone.',
    home: 'Back to Home',
    songs: 'My Songs',
  },
  crashed: {
    title: 'Something Went Wrong',
    text: 'This page could not be shown. Please try it again.',
    retry: 'Reload the page',
  },

  /** Screen readers say it before each toast. */
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  error: 'Error',
  unexpectedError: 'An unexpected error occurred',
  loading: 'Loading…',
  opensNewTab: '(opens in a new tab)',
  tryAgain: 'Try Again',

  player: {
    label: 'Player',
    play: 'Play',
    pause: 'Pause',
    playSong: (title: string) => `Play ${title}`,
    pauseSong: (title: string) => `Pause ${title}`,
    next: 'Next song',
    previous: 'Previous song',
    seek: 'Seek',
    position: (current: string, duration: string) => `${current} of ${duration}`,
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    close: 'Close player',
    open: 'Open the player:',
    minimize: 'Minimize player',
    upNext: 'Up next',
    lyrics: 'Lyrics',
    failed: 'This song could not be loaded.',
    playing: 'Playing',
    songBy: (title: string, artist: string) => `${title} by ${artist}`,
    playNotRecorded: 'Failed to record play interaction.',
  },
};
