/** The texts that emails are made of, as the console names them. A line is the subject, or the label of a button: it names no visitor's text and no link. */
export const EMAIL_BLOCKS = {
  subject: { label: 'Subject and title', isLine: true },
  preview: { label: 'Line beside the subject', isLine: true },
  greeting: { label: 'Greeting', isLine: false },
  text: { label: 'Text', isLine: false },
  reason: { label: 'Above the reason', isLine: true },
  video: { label: 'Line with the video', isLine: false },
  share: { label: 'Line with the page of the entry', isLine: false },
  action: { label: 'Label of the button', isLine: true },
  myEntry: { label: 'Label of the button to the entry', isLine: true },
  again: { label: 'Last paragraph', isLine: false },
  mend: { label: 'How to mend the video', isLine: false },
  code: { label: 'Above the code', isLine: true },
  how: { label: 'What to do with the code', isLine: false },
  before: { label: 'Above what was removed', isLine: true },
  after: { label: 'Above what was added', isLine: true },
  account: { label: 'About an account', isLine: false },
  entry: { label: 'For which entry the link was asked for', isLine: false },
  lifetime: { label: 'How long the link works', isLine: false },
  undo: { label: 'How to take it back', isLine: false },
  then: { label: 'What happens then', isLine: false },
  tax: { label: 'About tax and payment', isLine: false },
  remains: { label: 'What remains', isLine: false },
  ask: { label: 'For questions', isLine: false },
  notYou: { label: 'For somebody who did not ask', isLine: false },
  youWrote: { label: 'Above the message', isLine: false },
  certificate: { label: 'About the certificate', isLine: false },
  verify: { label: 'How to verify the result', isLine: false },
} as const;

export type BlockName = keyof typeof EMAIL_BLOCKS;

/** The blocks of one line. */
export type LineName = {
  [Name in BlockName]: (typeof EMAIL_BLOCKS)[Name]['isLine'] extends true ? Name : never;
}[BlockName];

export const MAX_EMAIL_LINE = 150;
export const MAX_EMAIL_TEXT = 3_000;
