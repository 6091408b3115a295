import { submissionDates } from '@paattu/shared/contest-dates';
import type { MyEntry } from '../my-entry-queries';

/** The date after which an entry cannot be changed, and whether it can be now; null for an entry that is not in the contest. */
export function changesEnd({ status, contest }: Pick<MyEntry, 'status' | 'contest'>) {
  if (status !== 'pending' && status !== 'approved') return null;
  const { until } = submissionDates(contest.entryGate);
  return { date: until, isOpen: contest.serverNow < contest[until] };
}
