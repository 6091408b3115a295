import { inLanguage } from '../lib/language';
import type { PrizeOffer } from '../resources/results/api';

/** The offers of the prize of a contest. */
export const prizeSentences = inLanguage('prize', {
  title: 'Prize',
  amount: (rupees: string) => `${rupees}, before tax.`,
  loadFailed: 'Error Loading the Prize',
  none: 'The prize is offered to the first place by itself, within a minute after the result is announced.',
  late: (until: string) =>
    `The winner must be notified until ${until}. No email with an offer of the prize was sent so far.`,
  offers: 'Offers of the prize',
  place: (place: number) => `Place ${place}`,
  erased: 'An entry that was erased',
  states: {
    open: 'Open',
    accepted: 'Accepted',
    declined: 'Declined',
    lapsed: 'Lapsed',
    suspended: 'Suspended',
  } satisfies Record<PrizeOffer['state'], string>,
  offered: (at: string) => `Offered on ${at}.`,
  sent: (at: string) => `The email was sent on ${at}.`,
  answerUntil: (until: string) => `The entrant can answer until ${until}.`,
  noClock: {
    waiting: 'The email is not sent yet. The 48 hours begin when it is.',
    kept: 'The email was not sent, because no mail server is set, and the 48 hours have not begun. Write yourself. The entrant can answer once an email of the site was opened; with a mail server, it goes out by itself.',
    failed:
      'The email could not be sent, so no time runs. Please send it again in the list of emails, or write to the entrant yourself.',
    unreachable:
      'The email was not sent, because emails to this address come back. No time runs, and the entrant knows of nothing: please reach the entrant in another way, such as a comment on the video. The entrant can change the address on the page of the entry. If the address works again, let emails go there again under Emails, Coming back, and send this one again in the list of emails.',
  },
  cameBack:
    'The email came back, or another one to this address did, so the entrant may know of nothing. The time runs: please reach the entrant in another way now, such as a comment on the video. The answer can be given on the page of the entry.',
  answered: (at: string) => `Answered on ${at}.`,
  noAnswer: (until: string) => `No answer until ${until}.`,
  ended: {
    left: 'The entrant left the contest before an answer.',
    removed: 'The entry was taken out of the contest before an answer.',
    corrected: 'A corrected result without the entry ended the offer.',
  },
  suspended:
    'The entry was taken out of the contest. No time runs. When you approve the entry again, the offer goes on with the time that is left. It ends if a corrected result without the entry is announced.',
  leftAfter: 'The entry has left the contest since.',
  next: (name: string, place: number) => `Next: ${name}, place ${place}.`,
  blocked: (name: string, place: number) =>
    `The prize waits: ${name === '' ? 'the entry' : `the entry of ${name}`} at place ${place} was taken out of the contest. Approve it again, or propose a corrected result without it: its reason is published, and the prize passes on after the announcement. A final result cannot be corrected.`,
  nobody:
    'The prize can be offered to nobody now: nobody is left, or a correction of the result is not public yet.',
  offer: 'Offer the prize',
  offerTo: (name: string) => `Offer the prize to ${name}?`,
  offerText:
    'An email goes out at once, and the offer cannot be taken back. The entrant has 48 hours to answer.',
  offerUnsent:
    'The offer cannot be taken back. No email is sent, because no mail server is set, and the 48 hours do not begin. Write to the entrant yourself. When a mail server is set, the email goes out by itself.',
  offerUnreachable:
    'The offer cannot be taken back. Emails to this address come back, so no email is sent there, and the 48 hours do not begin. Reach the entrant in another way, such as a comment on the video.',
  offerSent: (name: string) => `The prize is offered to ${name}`,
  offerFailed: 'Failed to offer the prize',
});
