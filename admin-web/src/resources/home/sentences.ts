import { formatCount } from '../../lib/format';
import type { Schemas } from '@paattu/api-client';
import { inLanguage } from '../../lib/language';
import type { NextDate } from './next-date';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat('en');

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
  wait: (parts: string[], count: number) =>
    `${listed.format(parts)} ${count === 1 ? 'waits' : 'wait'} for you.`,
  loading: 'Looking for what waits…',
  loadFailed: 'What waits could not be loaded',
  stepsFailed: 'What is left to do could not be loaded',
  buttons: 'Pages of every day',
  waits: 'Waits for you',
  /** On a site with several contests. Messages and emails are those of the site. */
  ofContest: (contest: string) => `Entries, changes and votes are those of ${contest}.`,
  entries: (count: number) => counted(count, 'entry', 'entries'),
  changes: (count: number) => counted(count, 'change', 'changes'),
  messages: (count: number) => counted(count, 'message', 'messages'),
  votes: (count: number) => counted(count, 'vote', 'votes'),
  unsent: (count: number) => counted(count, 'email', 'emails'),
  /** What waits, and what to do. */
  rows: {
    pending: { text: (count: number) => `${counted(count, 'entry', 'entries')} to review`, act: 'Review' },
    unanswered: {
      text: (count: number) => `${counted(count, 'entry', 'entries')} with a new message`,
      act: 'Answer',
    },
    videoBroken: {
      text: (count: number) => `${counted(count, 'entry', 'entries')} with a broken video`,
      act: 'Look',
    },
    revised: { text: (count: number) => `${counted(count, 'change', 'changes')} to decide`, act: 'Decide' },
    messages: {
      text: (count: number) => `${counted(count, 'message', 'messages')} not read yet`,
      act: 'Read',
    },
    votes: {
      text: (count: number) => `${counted(count, 'suspicious vote', 'suspicious votes')} to decide`,
      act: 'Decide',
    },
    emails: { text: (count: number) => `${counted(count, 'email', 'emails')} not sent`, act: 'Look' },
  },
  /** Until when a decision about votes is needed. */
  votesUntil: (time: string) => `Visitors vote until ${time}.`,
  newest: 'Newest entries',
  next: 'Next',
  toContest: 'Look at the contest',
  week: 'This week',
  plays: (count: number, before: number | undefined) => {
    const plays =
      count === 0 ? 'Nobody has played a song in these seven days' : counted(count, 'play', 'plays');
    if (before === undefined || count === before) return `${plays}.`;
    return `${plays}, ${Math.abs(count - before)} ${count > before ? 'more' : 'fewer'} than the week before.`;
  },
  toStats: 'Look at the figures',
  email: 'Email',
  emailWorks: 'Email works: the mail server answers.',
  emailFails: 'Emails reach nobody.',
  emailOff: 'Email is not set up, so nobody gets an email.',
  toEmails: 'Look at the emails',
  toEmailSettings: 'Set up email',
  /** The next date of the contest. */
  dates: {
    opensAt: (contest: string, time: string) => `${contest}: submissions open ${time}.`,
    closesAt: (contest: string, time: string) => `${contest}: entries are accepted until ${time}.`,
    votingOpensAt: (contest: string, time: string) => `${contest}: voting opens ${time}.`,
    votingClosesAt: (contest: string, time: string) => `${contest}: visitors vote until ${time}.`,
    winnerAt: (contest: string, time: string) => `${contest}: the winner is announced ${time}.`,
  } satisfies Record<NextDate, (contest: string, time: string) => string>,
});
