import type { Locale } from '@paattu/shared/locales';
import { inLanguage } from '../../../lib/language';

const LANGUAGES: Record<Locale, string> = { en: 'English', ml: 'Malayalam' };

export const emailTextSentences = inLanguage('emails/texts', {
  title: 'Texts of emails',
  /** With the number of emails that have a text of the owner's. */
  say: (own: number) =>
    own === 0
      ? 'All emails have their usual texts.'
      : own === 1
        ? '1 email has a text of yours.'
        : `${own} emails have texts of yours.`,
  sayOf: (languages: readonly Locale[]) =>
    languages.length === 0
      ? 'This email has its usual text.'
      : `This email has your text in ${languages.map((language) => LANGUAGES[language]).join(' and ')}.`,
  intro: 'What the site writes to people. You can replace each text, in English and in Malayalam.',
  ofContest: (title: string) => `Emails about ${title}`,
  ofContests: 'Emails about a contest',
  chooseContest: 'Each contest has its own texts. Choose one to see them.',
  ofSite: 'Emails of the site',
  usual: 'The usual text',
  own: (languages: readonly Locale[]) =>
    `Your text in ${languages.map((language) => LANGUAGES[language]).join(' and ')}`,
  loadFailed: 'Error Loading the Texts',
  back: 'Texts of emails',
  of: (email: string) => `Email: ${email}`,
  ofEmailOf: (contest: string) => `For ${contest} alone.`,
  whenUsed: 'Emails that are sent from now on have these texts. Each one keeps those that it was sent with.',
  languages: LANGUAGES,
  field: (block: string, language: Locale) => `${block} (${LANGUAGES[language]})`,
  insertHint: 'A name in double braces stands for what differs in each email. { } in a field inserts one.',
  linkHint: (link: string, meaning: string) =>
    `[some words]({{${link}}}) shows the ${meaning} as these words.`,
  saved: 'Texts saved',
  saveFailed: 'Failed to save the texts',
  reset: (language: Locale) => `Usual text in ${LANGUAGES[language]}`,
  wasReset: (language: Locale) => `The usual texts in ${LANGUAGES[language]} are in the form.`,
  preview: 'How it looks',
  email: 'Email',
  previewFailed: 'The preview could not be loaded.',
  sample: 'With invented data, because no such email was sent yet.',
  real: 'With the data of the last such email.',
  subject: 'Subject:',
  previewOf: (language: Locale) => `Preview in ${LANGUAGES[language]}`,
  errors: 'These texts cannot be saved yet. The preview shows the usual ones in their place:',
  send: (language: Locale) => `Send to me in ${LANGUAGES[language]}`,
  sent: (address: string) => `Email with invented data to ${address} queued`,
  sendFailed: 'Failed to queue the email',
});
