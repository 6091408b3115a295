/** While the site has no mail server. */
export const noEmails = {
  title: 'No Email Is Sent',
  /** Before what to do instead. */
  kept: 'This site sends no emails at the moment.',
  logged: 'This site sends no emails yet. Whoever runs it can give you the link.',
  contact: 'Write to us',
};
