import { formatCount } from '../../../lib/format';
import type { ContestDate } from '@paattu/shared/contest-dates';
import { inLanguage } from '../../../lib/language';
import type { StepName } from './next-step';

const entries = (count: number) => `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;

interface StepWords {
  heading: string;
  say: (day: string, count: number) => string;
  act: string;
}

export const overviewSentences = inLanguage('contests/overview', {
  loadFailed: 'The contest could not be loaded',
  /** What is so, in a few words and in sentences, and what is to be done. */
  steps: {
    prepare: {
      heading: 'Only you see this contest',
      say: () => 'Put it on the site when its dates, texts and rules are ready.',
      act: 'Go on with Set-up',
    },
    announce: {
      heading: 'Ready for the site',
      say: (day: string) => `Visitors see this contest ${day}.`,
      act: 'Look at Set-up',
    },
    wait: {
      heading: 'The contest is announced',
      say: (day: string) => `Submissions open ${day}.`,
      act: 'Look at Set-up',
    },
    collect: {
      heading: 'Submissions are open',
      say: (day: string, count: number) => `${entries(count)} so far. Entries are accepted until ${day}.`,
      act: 'Look at the entries',
    },
    rest: {
      heading: 'Submissions are closed',
      say: (day: string, count: number) => `${entries(count)} came in. Voting opens ${day}.`,
      act: 'Look at the entries',
    },
    vote: {
      heading: 'Voting is open',
      say: (day: string) => `Visitors vote until ${day}.`,
      act: 'Look at the votes',
    },
    judge: {
      heading: 'Voting is over',
      say: (day: string) => `The jury is listening. The winner is announced ${day}.`,
      act: 'Look at the jury',
    },
    /** Where votes alone decide. */
    count: {
      heading: 'Voting is over',
      say: (day: string) => `The votes decide. The winner is announced ${day}.`,
      act: 'Work out the result',
    },
    decide: {
      heading: 'The day of the winner has come',
      say: () => 'Work out the result, and certify it.',
      act: 'Work out the result',
    },
    read: {
      heading: 'The contest is over',
      say: (_: string, count: number) => `${entries(count)} came in.`,
      act: 'Read the result',
    },
  } satisfies Record<StepName, StepWords>,
  /** Of a contest with a result: its phases. */
  before: 'What was before',
  noDates: 'The timeline appears when all six dates are set.',
  next: 'Next',
  dates: {
    announceAt: 'The contest is announced',
    opensAt: 'Submissions open',
    closesAt: 'Submissions close',
    votingOpensAt: 'Voting opens',
    votingClosesAt: 'Voting closes',
    winnerAt: 'The winner is announced',
  } satisfies Record<ContestDate, string>,
  giveTime: 'Give more time',
  changeDates: 'Change the dates',
  invite: 'Invite the jury',
  numbers: 'In numbers',
  counts: {
    total: 'Entries',
    approved: 'Approved',
    pending: 'Pending',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
  votes: { counted: 'Votes that count', quarantined: 'Votes set aside' },
  /** Of the contest as visitors see it. */
  visitorsFailed: 'What visitors see could not be loaded',
  open: 'Open it on the site',
});
