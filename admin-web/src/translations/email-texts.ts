import type { EmailBlockName, EmailVariable, OwnTextEmail } from '@paattu/api-client/email-templates';
import type { Locale } from '@paattu/api-client/locales';

const LANGUAGES: Record<Locale, string> = { en: 'English', ml: 'Malayalam' };

const BLOCKS: Record<EmailBlockName, string> = {
  subject: 'Subject and title',
  preview: 'Line beside the subject',
  greeting: 'Greeting',
  text: 'Text',
  reason: 'Above the reason',
  video: 'Line with the video',
  share: 'Line with the page of the entry',
  action: 'Label of the button',
  myEntry: 'Label of the button to the entry',
  again: 'Last paragraph',
  mend: 'How to mend the video',
  before: 'Above what was removed',
  after: 'Above what was added',
  account: 'About an account',
  lifetime: 'How long the link works',
  undo: 'How to take it back',
  notYou: 'For somebody who did not ask',
  youWrote: 'Above the message',
};

const VARIABLES: Record<EmailVariable, string> = {
  name: 'name of the person',
  messageSubject: 'subject of the message',
  contest: 'title of the contest',
  video: 'link to the video',
  rules: 'link to the rules',
  entryPage: 'link to the page of the entry',
  contactForm: 'link to the contact form',
};

const WHEN_SENT: Record<OwnTextEmail, string> = {
  'entry-received': 'Sent to an entrant when an entry arrives.',
  'entry-approved': 'Sent to an entrant when the entry is approved.',
  'entry-rejected': 'Sent to an entrant when the entry is rejected.',
  'entry-returned': 'Sent to an entrant when an approved entry becomes pending again.',
  'entry-withdrawn': 'Sent to an entrant who withdraws the entry.',
  'entry-restored': 'Sent to an entrant who takes a withdrawal back.',
  'entry-video-broken': 'Sent to an entrant whose video YouTube does not show any more.',
  'entry-video-mended': 'Sent to an entrant whose video can be watched again.',
  'entry-link': 'Sent to an entrant who asks for a new link to the page of an entry.',
  'entry-changed': 'Sent to an entrant who changes an entry that is pending.',
  'entry-revision-received': 'Sent to an entrant who proposes a change of an approved entry.',
  'entry-revision-cancelled': 'Sent to an entrant who takes a proposed change back.',
  'entry-revision-approved': 'Sent to an entrant when a proposed change is approved.',
  'entry-revision-rejected': 'Sent to an entrant when a proposed change is rejected.',
  'rules-changed': 'Sent to each entrant with a pending or approved entry, when you publish changed rules.',
  'verify-email': 'Sent to a person who signs up.',
  'reset-password': 'Sent to a person who asks for a new password.',
  'moderator-invitation': 'Sent to a person whom you invite as a moderator.',
  'contact-receipt': 'Sent to a person who writes to you with the contact form.',
  'contact-answer': 'Sent with your answer to a message.',
};

export const emailTexts = {
  title: 'Texts of emails',
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
  whenSent: WHEN_SENT,
  whenUsed: 'Emails that are sent from now on have these texts. Each one keeps those that it was sent with.',
  languages: LANGUAGES,
  field: (block: string, language: Locale) =>
    `${(BLOCKS as Partial<Record<string, string>>)[block] ?? block} (${LANGUAGES[language]})`,
  insertHint: 'A name in double braces stands for what differs in each email. { } in a field inserts one.',
  linkHint: (link: string) =>
    `[some words]({{${link}}}) shows the ${VARIABLES[link as EmailVariable]} as these words.`,
  variables: VARIABLES,
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
} as const;
