export const accountSentences = {
  /** Its name in the sidebar. */
  tab: 'Your account',
  loadFailed: 'Error Loading Your Account',
  changePassword: 'Change your password',
  sessions: {
    title: 'Where you are signed in',
    intro:
      'If you do not know one of these browsers, end its session and change your password. A session ends by itself after twelve hours without use. An email tells you about each sign-in from a new browser.',
    loadFailed: 'Error Loading the Sessions',
    unknownDevice: 'Unknown browser',
    here: 'This browser',
    times: (first: string, last: string) => `Signed in ${first}, last used ${last}`,
    end: 'End Session',
    endOf: (device: string) => `End the session: ${device}`,
    ended: 'Session ended',
    endFailed: 'Failed to end the session',
    endOthers: 'End All Others',
    othersEnded: 'You are signed in only here',
  },
} as const;
