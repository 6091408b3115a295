import { formatCount } from '../../lib/format';
import type { Schemas } from '@paattu/api-client';
import { inLanguage } from '../../lib/language';
import type { NextDate } from './next-date';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const homeSentences = inLanguage('home', {
  /** What the page says first. */
  nothing: 'Nothing waits for you.',
  /** What a new site needs next, while nothing waits. Its first contest is up to the owner. */
  needs: {
    artist: 'The site needs your name.',
    song: 'The site needs its first song.',
    about: 'The site needs a text about you.',
    email: 'The site cannot send emails yet.',
    public: 'Only you and your team see the site.',
  } satisfies Partial<Record<Schemas['FirstStepDto']['name'], string>>,
  unpublished: 'What you have written is not published yet.',
  loading: 'Looking for what waits…',
  loadFailed: 'What waits could not be loaded',
  stepsFailed: 'What is left to do could not be loaded',
  buttons: 'Pages of every day',
  /** While several contests take entries or votes. Messages and emails are those of the site. */
  ofContest: (contest: string) => `Entries, changes and votes are those of ${contest}.`,
  newest: 'Newest entries',
  planNext: 'Plan the next contest',
  site: 'Your site',
  artist: (name: string) => `Artist’s name: ${name}`,
  changeName: 'Change the name',
  /** To a moderator. */
  next: 'Next',
  giveTime: 'Give more time',
  changeDates: 'Change the dates',
  allOver: 'Every contest is over.',
  week: 'This week',
  plays: (count: number, before: number | undefined) => {
    const plays =
      count === 0 ? 'Nobody has played a song in these seven days' : counted(count, 'play', 'plays');
    if (before === undefined || count === before) return `${plays}.`;
    return `${plays}, ${Math.abs(count - before)} ${count > before ? 'more' : 'fewer'} than the week before.`;
  },
  toStats: 'Look at the figures',
  /** While the mail server has not answered. */
  emailUnknown: 'Checking whether email works…',
  emailWorks: 'Email works.',
  emailFails: 'Email does not work: nobody gets an email.',
  emailOff: 'Email is not set up: nobody gets an email.',
  toEmails: 'Look at the emails',
  toEmailSettings: 'Set up email',
  /** The next date of the contest. */
  dates: {
    opensAt: (time: string) => `Submissions open ${time}.`,
    closesAt: (time: string) => `Submissions until ${time}.`,
    votingOpensAt: (time: string) => `Voting opens ${time}.`,
    votingClosesAt: (time: string) => `Visitors vote until ${time}.`,
    winnerAt: (time: string) => `The winner is announced ${time}.`,
  } satisfies Record<NextDate, (time: string) => string>,
});
