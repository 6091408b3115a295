import { submissionDates } from '@paattu/shared/contest-dates';
import type { EntityManager } from 'typeorm';
import { acceptsEntries } from '../contests/contest-clock.js';
import { Contest, type PublishedContest } from '../contests/contest.entity.js';

/** Until when entries to the contest are accepted; null if they are not accepted now. */
export async function findEnterUntil(
  manager: EntityManager,
  contestId: string,
  now: Date,
): Promise<{ at: string; timeZone: string } | null> {
  const contest = (await manager.findOneByOrFail(Contest, { id: contestId })) as PublishedContest;
  if (!acceptsEntries(contest, now)) return null;
  const { until } = submissionDates(contest.entryGate);
  return { at: contest[until].toISOString(), timeZone: contest.timeZone };
}
