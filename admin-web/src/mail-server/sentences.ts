export const mailServerSentences = {
  /** Without what it is about: each press has a sentence of its own. */
  setServer: 'Set the mail server',
  lookAtEmails: 'Look at what is wrong',
};
