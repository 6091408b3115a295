import type { EmailTexts } from '@paattu/api-client/email-templates';
import { pointsOf, type ResultPoints } from '@paattu/api-client/points';
import { dayAndTime, hello } from './phrases.js';

export const resultsTexts = {
  'result-entrant': {
    subject: 'The result of the contest',
    preview: 'The result is public. Here is your part of it.',
    greeting: hello,
    text: 'The result of {{contest}} is public. Thank you for singing.',
    action: 'See the result',
    certificate: 'The page of your entry has a certificate for you to download.',
    myEntry: 'Open your entry',
    verify:
      'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
  },
  'result-correction': {
    subject: 'The result of the contest is corrected',
    preview: 'It says whether your place has changed.',
    greeting: hello,
    text: 'We have corrected the result of {{contest}}.',
    action: 'See the corrected result',
    certificate: 'The certificate on the page of your entry follows the corrected result.',
    myEntry: 'Open your entry',
    verify:
      'Anybody can compute the result again: the page of the result says how. These two hashes are in the emails to all entrants. Compare them with those of the files that you download.',
  },
  'prize-offer': {
    subject: 'The prize of the contest is offered to you',
    preview: 'Please accept or decline it within 48 hours.',
    greeting: hello,
    text: 'Congratulations! The result of {{contest}} is published, and the prize is offered to you.',
    myEntry: 'Accept or decline the prize',
    tax: 'The prize may be taxable income. In India, tax may be deducted before it is paid. Ask a tax adviser.\n\nIf you accept, we contact you about the payment. Please never send bank details by email.',
  },
  'prize-reminder': {
    subject: 'The offer of the prize lapses soon',
    preview: 'You have a day left to accept or decline it.',
    greeting: hello,
    text: 'The prize of {{contest}} is offered to you, and you have not answered yet.',
    myEntry: 'Accept or decline the prize',
  },
  'prize-resumed': {
    subject: 'The offer of the prize goes on',
    preview: 'Your entry is back in the contest. You can answer again.',
    greeting: hello,
    text: 'Your entry is back in {{contest}}, so the offer of the prize goes on. While the entry was out of the contest, your 48 hours did not run.',
    myEntry: 'Accept or decline the prize',
  },
  'prize-accepted': {
    subject: 'You have accepted the prize',
    preview: 'We have your answer. Here is what happens next.',
    greeting: hello,
    text: 'You have accepted the prize of {{contest}}. This answer cannot be changed.',
    then: 'We contact you at this address about the payment. Please never send bank details by email. If it was not you, please write to us on the page of your entry.',
    myEntry: 'Open your entry',
  },
} satisfies Partial<EmailTexts>;

const votesCount = (votes: number) => (votes === 1 ? 'One vote counts' : `${votes} votes count`);

/** The entrant's line of a result. */
export const result = {
  corrected: 'This corrects the result that we announced before, because:',
  winner: (name: string) => `The winner is ${name}.`,
  place: (place: number, finalists: number, votes: number) =>
    `Of the ${finalists} finalists, your entry has place ${place}. ${votesCount(votes)} for it.`,
  /** After a correction. A place is null for an entry that is no finalist. */
  change: (before: number | null, place: number | null) => {
    if (before === place) return 'Your place has not changed.';
    if (before === null) return `Before, your entry had no place; now it has place ${place}.`;
    return place === null
      ? `Before, your entry had place ${before}; now it has none.`
      : `Your place has changed: it was ${before}, and is ${place} now.`;
  },
  /** The files of a result call each entry by it. */
  number: (number: number) =>
    `The files of the result have numbers in place of names. There, your entry is number ${number}.`,
  /** Of the first place. It does not promise the prize, which an email of its own offers. */
  won: 'Congratulations! You have won the contest.',
  noFinalist: (votes: number) => `Your entry was not among the finalists. ${votesCount(votes)} for it.`,
  points: ({ rendition, engagement, votes, total }: ResultPoints) =>
    `Points: rendition ${pointsOf(rendition)}, content engagement ${pointsOf(engagement)}, votes ${pointsOf(votes)}; together ${pointsOf(total)} of 100.`,
};

/** What the offer of the prize says for itself. */
export const prize = {
  offered: (place: number, prize: string) => `Your place in the result: ${place}. The prize: ${prize}.`,
  hours:
    'You have 48 hours, counted from this email, to accept or decline the prize on the page of your entry. Without an answer the offer lapses, and the prize may be offered to somebody else.',
  accepted: (prize: string) => `The prize: ${prize}.`,
  due: (prize: string, dueAt: string, timeZone: string) =>
    `The prize: ${prize}. The offer lapses on ${dayAndTime(dueAt, timeZone)} (${timeZone}).`,
};
