/** While the site has no mail server. */
export const noEmails = {
  title: 'No Email Is Sent',
  /** Before what to do instead. */
  kept: 'This site sends no emails at the moment.',
  logged: 'This site has no mail server yet. Whoever runs it sees the links of its emails in the terminal.',
  contact: 'Write to us',
};
