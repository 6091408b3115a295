export const accountSentences = {
  /** Its name in the sidebar. */
  tab: 'Your account',
  loadFailed: 'Error Loading Your Account',
  changePassword: 'Change your password',
  passkeys: {
    title: 'Passkeys',
    intro:
      'With a passkey you sign in by your finger, your face or the code of your device, without your password. Nobody can ask you for it on another site. Add one for each device that you use.',
    loadFailed: 'Error Loading the Passkeys',
    none: 'No passkey yet.',
    times: (created: string, used: string | null) =>
      `Added ${created}, ${used === null ? 'never used' : `last used ${used}`}`,
    addForm: 'Add a passkey',
    name: 'Name',
    nameHint: 'What you call the device or the password manager that keeps it.',
    missingName: 'Missing Name',
    missingNameText: 'Please enter a name',
    add: 'Add a Passkey',
    added: (name: string) => `Passkey “${name}” added`,
    addFailed: 'Failed to add the passkey',
    notMade:
      'No passkey was made. The browser or the device refused it, or it has one for your account already.',
    remove: 'Remove',
    removeOf: (name: string) => `Remove the passkey “${name}”`,
    removeTitle: (name: string) => `Remove the passkey “${name}”?`,
    removeText: 'It no longer opens your account, from this moment on. Remove it from the device as well.',
    removed: (name: string) => `Passkey “${name}” removed`,
    removeFailed: 'Failed to remove the passkey',
  },
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
