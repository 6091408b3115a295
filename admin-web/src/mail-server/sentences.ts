import { inLanguage } from '../lib/language';

export const mailServerSentences = inLanguage('mail-server', {
  /** After a press that writes an email. */
  notSent: 'No email is sent',
  kept: 'No mail server is set. The email stays in the list of emails, where you can read it.',
  logged:
    'No mail server is set. The terminal in which the site runs shows the links of the email. The rest is in the list of emails.',
  /** Before a press that would write emails. */
  noneSent: 'No email is sent, because no mail server is set.',
  /** Of a local start, after the sentence before. */
  linksLogged: 'The terminal in which the site runs shows the links.',
  waits: 'But emails do not work now. The page Emails says why.',
  /** Without what it is about: each press has a sentence of its own. */
  setServer: 'Set the mail server',
  lookAtEmails: 'Look at what is wrong',
});
