/** Every public page with its title and the heading in its HTML before any script runs. */
export const publicPages = [
  { path: '/', title: 'Paattu · Songs in Malayalam and a cover song contest', heading: /./ },
  { path: '/about', title: 'About · Paattu', heading: /./ },
  { path: '/songs', title: 'My Songs · Paattu', heading: 'My Songs' },
  { path: '/songs/oar-song', title: 'Oar Song (തുഴപ്പാട്ട്) · Paattu', heading: /Oar Song/ },
  { path: '/entries', title: 'Contest Entries · Paattu', heading: 'Contest Entries' },
  {
    path: '/entries/demo-entrant-one',
    title: 'Demo Entrant One sings Monsoon Letter · Paattu',
    heading: 'Demo Entrant One',
  },
  { path: '/vote', title: 'Vote · Paattu', heading: 'Voting is closed.' },
  { path: '/vote/confirm', title: 'Your Vote · Paattu', heading: /Your Vote|This link does not work/ },
  { path: '/contests', title: 'Contests · Paattu', heading: 'Contests' },
  {
    path: '/contests/cover-song-contest-2025',
    title: 'Cover Song Contest 2025 · Paattu',
    heading: 'Cover Song Contest 2025',
  },
  { path: '/contact', title: 'Get in Touch · Paattu', heading: 'Get in Touch' },
  { path: '/auth', title: 'Sign In · Paattu', heading: 'Welcome Back' },
  { path: '/terms', title: 'Terms & Conditions · Paattu', heading: /Terms & Conditions|Official Rules/ },
  { path: '/opt-out', title: 'Opt Out of Emails · Paattu', heading: 'Opt Out of Emails' },
  { path: '/invitation', title: 'An Invitation to Help · Paattu', heading: 'An Invitation to Help' },
  { path: '/setup', title: 'Set Up Your Site · Paattu', heading: /Set Up Your Site|This site is set up/ },
  { path: '/my-entry', title: 'Your Entry · Paattu', heading: 'Your Entry' },
  {
    path: '/confirm-address',
    title: 'Confirm Your Email Address · Paattu',
    heading: 'Confirm Your Email Address',
  },
  { path: '/erase-entry', title: 'Erase Your Data · Paattu', heading: 'Erase Your Data' },
  { path: '/jury', title: 'Jury Room · Paattu', heading: /Jury Room|Open the link from your email/ },
  { path: '/404', title: 'Page Not Found · Paattu', heading: 'Page Not Found' },
] as const;

/** The address of the Malayalam page of a path. */
export const inMalayalam = (path: string) => (path === '/' ? '/ml' : `/ml${path}`);

/** The address of a page that does not exist, in every language. */
export const isNotFoundPath = (path: string) => path.endsWith('/404');

export const consolePages = [
  '/admin',
  '/admin/contest',
  '/admin/contest/entries',
  '/admin/contest/changes',
  '/admin/contest/votes',
  '/admin/contest/jury',
  '/admin/contest/result',
  '/admin/stats',
  '/admin/songs',
  '/admin/contest/setup',
  '/admin/contest/setup/all',
  '/admin/contest/setup/create',
  '/admin/settings/all',
  '/admin/settings/site',
  '/admin/settings/site/general',
  '/admin/inbox',
  '/admin/settings/email',
  '/admin/settings/email/server',
  '/admin/settings/email/opt-outs',
  '/admin/settings/team',
  '/admin/settings/privacy',
  '/admin/settings/team/audit',
  '/admin/settings/team/audit/sign-ins',
  '/admin/settings/team/audit/reading',
  '/admin/settings/technical/tokens',
  '/admin/settings/team/account',
  '/admin/settings/technical',
  '/admin/settings/technical/reasons',
] as const;
