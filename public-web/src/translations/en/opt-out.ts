export const optOut = {
  title: 'Opt Out of Emails',
  description: 'Stop receiving emails about the contest.',
  text: 'Enter your email address, and we will not write to you again about the contest. Emails about your account, such as a new password that you ask for, are not affected.',
  email: 'Email',
  submit: 'Opt Out of Emails',
  submitting: 'One moment...',
  missing: { title: 'Email Required', description: 'Please enter your email address to opt out' },
  failed: { title: 'Error', description: 'Failed to opt out. Please try again later.' },
  done: "You're All Set!",
  doneText: (email: string) => `${email} will not receive any more emails about the contest.`,
  home: 'Back to Home',
};
