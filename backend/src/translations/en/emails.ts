import { dayOf, timeOf } from '@paattu/shared/dates';
import { dates } from '@paattu/shared/dates/en';
import { beginningInWords, deadlineInWords } from '@paattu/shared/deadlines';

/** The sentences of all emails. The texts of each are in its file. */
export const emails = {
  optOut: 'Opt out of these emails',
  /** Above the head of the contest. */
  seal: 'The line below seals the record of what we have done in this contest, up to the date with which the line begins. If you keep this email, it can be checked later that nobody has rewritten the record.',
  /** Replaces the link where the owner reads the email. The link is as good as a password. */
  linkRemoved: '(only the recipient sees the link)',
};

/** Sentences that the texts of many emails have in common. */
export const phrases = {
  hello: 'Hello {{name}},',
  notHer:
    'If it was not you, somebody else can open the page of your entry. Please write to us with the [contact form]({{contactForm}}).',
  video: 'Your video: {{video}}',
  myEntry: 'See your entry',
  /** The end of a period, after "until": midnight on Thursday 3 December. */
  deadline: (instant: string, timeZone: string) => deadlineInWords(instant, timeZone, 'en', dates),
  /** The beginning of a period: on Friday 4 December. */
  beginning: (instant: string, timeZone: string) => beginningInWords(instant, timeZone, 'en', dates),
  /** An instant that is over: 30 May 2025 at 14:05. */
  dayAndTime: (instant: string, timeZone: string) =>
    `${dates.long(dayOf(instant, timeZone))} at ${timeOf(instant, timeZone)}`,
} as const;
