export const request = {
  text: 'To see your entry, open the link in one of our emails about it. We can also send you a new link: enter the address that you entered the contest with.',
  withoutEmails: 'To see your entry, open the link that you got when you entered the contest. Is it lost?',
  invalid: 'This link is invalid or has expired.',
  closed: 'This page was closed on this device.',
  email: 'Email',
  submit: 'Send Me a New Link',
  submitting: 'One moment...',
  sent: 'Please Look in Your Mailbox',
  sentText: (email: string) =>
    `If there is an entry with the address ${email}, an email with a new link is on its way. It may take some minutes. Please look in the spam folder, too.`,
  failed: 'Error',
};
