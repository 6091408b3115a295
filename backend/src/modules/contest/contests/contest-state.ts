import { type ContestState, contestState } from '@paattu/shared/contest-state';
import type { Contest, PublishedContest } from './contest.entity.js';

export function isPublished(contest: Contest): contest is PublishedContest {
  return contest.publishedAt !== null;
}

/** The state of a contest at `now`; `nextAnnouncedAt` is when the contest after it was or will be announced. */
export function stateOfContest(contest: Contest, nextAnnouncedAt: Date | null, now: Date): ContestState {
  if (!isPublished(contest)) return 'draft';
  return contestState(
    {
      instantOf: (date) => contest[date].getTime(),
      entryGate: contest.entryGate,
      certifiedAt: contest.certifiedAt && contest.certifiedAt.getTime(),
      nextAnnouncedAt: nextAnnouncedAt && nextAnnouncedAt.getTime(),
    },
    now.getTime(),
  );
}
