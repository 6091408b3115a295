import type { Schemas } from '@paattu/api-client';
import { pluralIn } from '../../plural';

const plural = pluralIn('en');

type State = Schemas['MyOfferDto']['state'];

/** The offer of the prize. Few entrants get one, so it is a chunk of its own. */
export const offer = {
  titles: {
    open: 'The Prize Is Offered to You',
    accepted: 'You Have Accepted the Prize',
    declined: 'You Have Declined the Prize',
    lapsed: 'The Offer of the Prize Has Lapsed',
    suspended: 'The Offer of the Prize Waits',
  } satisfies Record<State, string> as Record<State, string>,
  texts: {
    open: 'Please accept or decline it. If you do not answer in time, the prize may be offered to somebody else.',
    accepted: 'Thank you. We contact you about the payment, at the email address of your entry.',
    declined: 'Thank you for your answer. The prize may be offered to somebody else.',
    lapsed:
      'The time to answer is over, the entry has left the contest, or a corrected result leaves it out. The prize may be offered to somebody else.',
    suspended:
      'Your entry is not in the contest now, so you cannot answer. Your time does not run. The offer goes on when the entry is back, and we write to you.',
  } satisfies Record<State, string> as Record<State, string>,
  /** While the site sends no emails. */
  suspendedHere:
    'Your entry is not in the contest now, so you cannot answer. Your time does not run. The offer goes on when the entry is back; you then see it on this page.',
  prize: 'Prize',
  place: 'Place',
  until: 'Answer until',
  /** Before the time that is left. */
  waiting: 'Time to answer',
  /** `until` has a time zone. */
  untilIn: (until: string, timeZone: string) => `${until} (${timeZone})`,
  left: (hours: number, minutes: number) =>
    hours > 0
      ? plural(hours, { one: `${hours} hour left`, other: `${hours} hours left` })
      : plural(minutes, { one: `${minutes} minute left`, other: `${minutes} minutes left` }),
  soonOver: 'less than a minute left',
  noClock:
    'You have 48 hours from our email about the prize. We have not sent it yet, but you can answer now.',
  tax: 'The prize may be taxable income. In India, tax may be deducted before it is paid. Ask a tax adviser.',
  bank: 'We ask for no bank details here. Please never send any by email.',
  accept: 'Accept the prize',
  decline: 'Decline the prize',
  questions: {
    accept: 'Accept the prize?',
    decline: 'Decline the prize?',
  },
  effects: {
    accept: 'We then contact you about the payment. You cannot change your answer here.',
    decline: 'The prize may then be offered to somebody else. You cannot change your answer.',
  },
  confirm: { accept: 'Yes, accept', decline: 'Yes, decline' },
  back: 'Not yet',
  sending: 'Sending…',
};
