export const address = {
  title: 'Your Email Address',
  text: (email: string) => `Our emails about this entry go to ${email}.`,
  withoutEmails: (email: string) =>
    `We have the address ${email}. What we decide and answer is on this page, so keep its link.`,
  fixed: 'You can change the address once this site sends emails.',
  confirmHere: (email: string) =>
    `The address becomes ${email} when you open the link and confirm it, within 24 hours. Until then, nothing changes.`,
  open: 'Change the Address',
  close: 'Keep the Address',
  new: 'New email address',
  send: 'Send the Link',
  sending: 'One moment...',
  waiting: (email: string) =>
    `We have sent a link to ${email}. The address changes when you open the link and confirm it, within 24 hours. Until then, nothing changes.`,
  takeBack: 'Do Not Change It',
  unchanged: 'This is the address that we have.',
  comeBack: (email: string) =>
    `Emails to ${email} come back, so you miss what we write to you. Please change the address. If it is right, write to us with the contact form.`,
  off: 'Our emails are off: this address has opted out. Only those that you need still come, such as a decision, a question or the result.',
  turnOn: 'Turn Emails On Again',
  turnedOn: 'Our emails are on again.',
  failed: 'Error',
  confirm: {
    title: 'Confirm Your Email Address',
    description: 'Confirm the new email address of your entry.',
    text: 'From then on, our emails about your entry come to this mailbox, and the links in our emails to your previous address no longer work.',
    button: 'Yes, This Is My Address',
    busy: 'One moment...',
    done: 'Your Address Is Changed',
    doneText: 'Our emails about your entry come to your new address now.',
    toEntry: 'See Your Entry',
    invalid:
      'This link is invalid or has expired, or you have asked for another one. You can ask for a new link on the page of your entry.',
  },
};
