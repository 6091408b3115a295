import { submissionDates, type ContestDate } from '@paattu/shared/contest-dates';
import type { Translations } from '../../translations/catalogue';
import type { MyEntry } from './my-entry-queries';

interface NextStep {
  step: keyof Translations['my-entry']['next'];
  /** When it happens, or until when it is possible. */
  date?: ContestDate;
}

/** What happens next with an entry, by its status and the state of its contest. */
export function nextStep({ status, contest }: Pick<MyEntry, 'status' | 'contest'>): NextStep {
  const { state, acceptsEntries, entryGate } = contest;
  const isOver = state === 'decided' || state === 'archived';
  if (status === 'rejected' || status === 'withdrawn')
    return acceptsEntries && !isOver
      ? { step: 'enterAgain', date: submissionDates(entryGate).until }
      : { step: 'notInContest' };
  if (isOver) return { step: 'over' };
  if (status === 'pending') return { step: 'checking' };
  if (state === 'voting') return { step: 'votingCloses', date: 'votingClosesAt' };
  if (state !== 'judging') return { step: 'votingOpens', date: 'votingOpensAt' };
  return contest.serverNow < contest.winnerAt ? { step: 'result', date: 'winnerAt' } : { step: 'resultLate' };
}
