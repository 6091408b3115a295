/** Sentences of the page that an invitation to help leads to. */
export const invitation = {
  title: 'An Invitation to Help',
  description: 'Accept the invitation to check entries and answer messages.',
  text: 'You are invited to check the entries of the contest and to answer messages.',
  signInFirst:
    'Please sign in with the address that got the invitation. If you have no account yet, create one.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  accept: 'Accept the Invitation',
  accepting: 'One moment...',
  accepted: 'Welcome!',
  acceptedText: 'You can now check entries and answer messages.',
  changePassword: 'Choose a New Password',
  open: 'Go to the Entries',
  invalid: 'This invitation is invalid, has expired or was revoked. Please ask for a new one.',
  home: 'Back to Home',
  failed: 'Error',
  unexpected: 'An unexpected error occurred',
  /** By the code of the server's response. */
  errors: {
    INVITATION_OF_ANOTHER: 'The invitation is for another address. Please sign in with that one.',
  } as Readonly<Record<string, string>>,
};
