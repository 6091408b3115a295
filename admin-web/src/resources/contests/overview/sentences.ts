import { formatCount } from '../../../lib/format';
import type { ContestDate } from '@paattu/shared/contest-dates';
import { inLanguage } from '../../../lib/language';
import type { StepName } from './next-step';
import type { AfterStep } from './step-after';

const entries = (count: number) => `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;

const votes = (count: number) => `${formatCount(count)} ${count === 1 ? 'vote' : 'votes'}`;

interface StepWords {
  heading: (count: number) => string;
  say: (day: string, count: number) => string;
  act: (count: number) => string;
}

interface AfterWords {
  say: (name: string, until: string) => string;
  act: string;
}

/** Of a contest with a result: what is so, and what is to be done. */
const afterSteps: Record<AfterStep, AfterWords> = {
  appear: {
    say: () => 'The result is certified. It becomes public within some minutes.',
    act: 'Look at the result',
  },
  certify: { say: () => 'A correction of the result is proposed.', act: 'Read the correction' },
  soon: {
    say: () => 'The prize is offered to the first place by itself, within a minute.',
    act: 'Look at the result',
  },
  wait: {
    say: (name: string, until: string) => `The prize is offered. ${name} can answer until ${until}.`,
    act: 'Look at the result',
  },
  reach: {
    say: (name: string) => `The prize is offered, but ${name} may not know it: no email has arrived.`,
    act: 'Look at the entry',
  },
  unblock: {
    say: () => 'The prize waits: its entry was taken out of the contest.',
    act: 'Decide about the prize',
  },
  offer: {
    say: (name: string) => `Nobody has the prize yet. ${name} is next.`,
    act: 'Offer the prize',
  },
  nobody: { say: () => 'Nobody has accepted the prize.', act: 'Look at the result' },
  finish: {
    say: (name: string) =>
      `${name} has accepted the prize. You can still correct the result, or make it final.`,
    act: 'Make the result final',
  },
  done: {
    say: (name: string) => `${name} has accepted the prize, and the result is final.`,
    act: 'Read the result',
  },
};

export const overviewSentences = inLanguage('contests/overview', {
  loadFailed: 'The contest could not be loaded',
  /** What is so, in a few words and in sentences, and what is to be done. */
  steps: {
    review: {
      heading: (count: number) => `${entries(count)} to review`,
      say: (_: string, count: number) => `${count === 1 ? 'It waits' : 'They wait'} for your decision.`,
      act: (count: number) => `Review ${entries(count)}`,
    },
    sift: {
      heading: (count: number) => `${votes(count)} to decide`,
      say: (_: string, count: number) =>
        `${count === 1 ? 'It looks suspicious, and does' : 'They look suspicious, and do'} not count until you release ${count === 1 ? 'it' : 'them'}.`,
      act: (count: number) => `Decide on ${votes(count)}`,
    },
    prepare: {
      heading: () => 'Only you see this contest',
      say: () => 'Put it on the site when its dates, texts and rules are ready.',
      act: () => 'Go on with Set-up',
    },
    announce: {
      heading: () => 'Ready for the site',
      say: (day: string) => `Visitors see this contest ${day}.`,
      act: () => 'Look at Set-up',
    },
    wait: {
      heading: () => 'The contest is announced',
      say: (day: string) => `Submissions open ${day}.`,
      act: () => 'Look at Set-up',
    },
    collect: {
      heading: () => 'Submissions are open',
      say: (day: string, count: number) => `${entries(count)} so far. Entries are accepted until ${day}.`,
      act: () => 'Look at the entries',
    },
    rest: {
      heading: () => 'Submissions are closed',
      say: (day: string, count: number) => `${entries(count)} came in. Voting opens ${day}.`,
      act: () => 'Look at the entries',
    },
    vote: {
      heading: () => 'Voting is open',
      say: (day: string) => `Visitors vote until ${day}.`,
      act: () => 'Look at the votes',
    },
    judge: {
      heading: () => 'Voting is over',
      say: (day: string) => `The jury is listening. The winner is announced ${day}.`,
      act: () => 'Look at the jury',
    },
    /** Where votes alone decide. */
    count: {
      heading: () => 'Voting is over',
      say: (day: string) => `The votes decide. The winner is announced ${day}.`,
      act: () => 'Work out the result',
    },
    decide: {
      heading: () => 'The day of the winner has come',
      say: () => 'Work out the result, and certify it.',
      act: () => 'Work out the result',
    },
    read: {
      heading: () => 'The contest is over',
      say: (_: string, count: number) => `${entries(count)} came in.`,
      act: () => 'Read the result',
    },
  } satisfies Record<StepName, StepWords>,
  /** Of a contest with a result: the winner, and the next step. */
  after: {
    won: (winner: string, points: string) => `${winner} has won with ${points} of 100 points.`,
    noWinner: 'The contest is decided.',
    erased: 'an erased entry',
    places: 'The first places',
    points: (points: string) => `${points} points`,
    before: 'What was before',
    steps: afterSteps,
  },
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
