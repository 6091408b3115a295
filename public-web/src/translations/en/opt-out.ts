export const optOut = {
  title: 'Opt Out of Emails',
  description: 'Stop receiving emails about the contest.',
  text: 'Enter your email address, and we will not write to you again about the contest. Emails that you ask for still come, and so do those that you need: when an entry of yours changes, or when you have to do something in time.',
  email: 'Email',
  submit: 'Opt Out of Emails',
  submitting: 'One moment...',
  missing: { title: 'Email Required', description: 'Please enter your email address to opt out' },
  failed: { title: 'Error', description: 'Failed to opt out. Please try again later.' },
  done: "You're All Set!",
  /** After the link of an email. */
  doneText: (email: string) =>
    `${email} will not receive any more emails about the contest, except those that you need, such as a decision about your entry.`,
  /** After an address was typed, which may be that of another person. */
  sentText: (email: string) =>
    `One step is left: follow the link in the email that we have sent to ${email}. It confirms that the address is yours. From then on, it will not receive any more emails about the contest, except those that you need, such as a decision about your entry.`,
  withoutEmails: 'Once it does, you can opt out here.',
  home: 'Back to Home',
};
