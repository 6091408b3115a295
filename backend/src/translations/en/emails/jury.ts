import type { Day } from '@paattu/api-client/dates';
import { dates } from '@paattu/api-client/dates/en';
import type { EmailTexts } from '@paattu/api-client/email-templates';
import { dayAndTime, hello } from './phrases.js';

export const juryTexts = {
  'jury-invitation': {
    subject: 'An invitation to the jury',
    preview: 'Will you listen to the entries, and mark them?',
    greeting: hello,
    text: 'You are invited to the jury of {{contest}}. You listen to the entries and mark each of them. The page behind the button says how.',
    action: 'Open the jury room',
    account: 'You need no account. Whoever has the link can mark in your name, so please do not pass it on.',
    lifetime: 'The link works for 90 days, also on a second device. A newer link replaces it.',
    notYou: 'If you do not want to be a judge, you need not do anything.',
  },
  'jury-opened': {
    subject: 'The entries are ready for your marks',
    preview: 'The round of the jury is open.',
    greeting: hello,
    text: 'The jury of {{contest}} can begin: your entries are ready.',
    action: 'Hear the entries',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-reassigned': {
    subject: 'You have more entries to mark',
    preview: 'Another judge cannot mark them, or they are new.',
    greeting: hello,
    text: 'There are more entries for you in the jury of {{contest}}, because another judge cannot mark them or because they are new. Thank you for hearing them too.',
    action: 'Hear the entries',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-extended': {
    subject: 'You have more time for your marks',
    preview: 'The round of the jury closes later.',
    greeting: hello,
    text: 'The round of the jury of {{contest}} closes later than it was to.',
    action: 'Go on marking',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
  'jury-reminder': {
    subject: 'Some entries are waiting for your marks',
    preview: 'The round of the jury closes soon.',
    greeting: hello,
    text: 'Thank you for being a judge of {{contest}}.',
    action: 'Go on marking',
    lifetime: 'If the page asks for your link: it is in the email that invited you.',
  },
} satisfies Partial<EmailTexts>;

/** What a judge can expect, and what she has left to do. */
export const jury = {
  plan: (begins: Day, ends: Day) =>
    `The jury begins after submissions close, on ${dates.long(begins)}, and all marks are due before ${dates.long(ends)}. An email says when you can begin, and until when.`,
  work: (entries: number, hours: number) =>
    entries === 0
      ? 'There are no entries yet. A final has 20 at most, which take about two hours.'
      : `${entries === 1 ? 'There is one entry' : `There are ${entries} entries`} at the moment. With six minutes for each, your part takes about ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  left: (entries: number, closesAt: string, timeZone: string) =>
    `You have ${entries === 1 ? 'one entry' : `${entries} entries`} left to mark. The round closes on ${dayAndTime(closesAt, timeZone)}.`,
};
