import { formatCount } from '../lib/format';
import { inLanguage } from '../lib/language';

const counted = (count: number, one: string, many: string) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const listed = new Intl.ListFormat('en');

/** What waits for the owner, on Home and in the overview of a contest. */
export const waitingSentences = inLanguage('waiting', {
  title: 'Waits for you',
  wait: (parts: string[], count: number) =>
    `${listed.format(parts)} ${count === 1 ? 'waits' : 'wait'} for you.`,
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
});
