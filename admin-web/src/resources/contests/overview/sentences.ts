import type { ContestDate } from '@paattu/shared/contest-dates';
import { inLanguage } from '../../../language';
import type { StepName } from './next-step';

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

export const overviewSentences = inLanguage('contests/overview', {
  tab: 'Overview',
  loadFailed: 'The contest could not be loaded',
  /** What is so, and what is to be done. */
  steps: {
    review: {
      say: (_: string, count: number) =>
        `${entries(count)} ${count === 1 ? 'waits' : 'wait'} for your decision.`,
      act: (count: number) => `Review ${entries(count)}`,
    },
    prepare: {
      say: () => 'Only you see this contest. Put it on the site when its dates, texts and rules are ready.',
      act: () => 'Go on with Set-up',
    },
    announce: {
      say: (day: string) => `Visitors see this contest from ${day}.`,
      act: () => 'Look at Set-up',
    },
    wait: {
      say: (day: string) => `The contest is announced. Submissions open on ${day}.`,
      act: () => 'Look at Set-up',
    },
    collect: {
      say: (day: string, count: number) => `${entries(count)} so far. Submissions close on ${day}.`,
      act: () => 'Look at the entries',
    },
    rest: {
      say: (day: string, count: number) =>
        `Submissions are closed, with ${entries(count)}. Voting opens on ${day}.`,
      act: () => 'Look at the entries',
    },
    vote: {
      say: (day: string) => `Visitors vote until ${day}.`,
      act: () => 'Look at the votes',
    },
    judge: {
      say: (day: string) => `Voting is over, and the jury is listening. The winner is announced on ${day}.`,
      act: () => 'Look at the jury',
    },
    decide: {
      say: () => 'The day of the winner has come. Work out the result, and certify it.',
      act: () => 'Work out the result',
    },
    read: {
      say: (_: string, count: number) => `The contest is over, with ${entries(count)}.`,
      act: () => 'Read the result',
    },
  } satisfies Record<
    StepName,
    { say: (day: string, count: number) => string; act: (count: number) => string }
  >,
  timeline: 'Timeline',
  here: 'You are here',
  phases: {
    announceAt: 'Announced',
    opensAt: 'Submissions',
    closesAt: 'Closed',
    votingOpensAt: 'Voting',
    votingClosesAt: 'Jury',
    winnerAt: 'Winner',
  } satisfies Record<ContestDate, string>,
  days: (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`,
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
  open: 'Open it on the site',
});
