import type { EntityManager } from 'typeorm';
import { photoPath } from '../photos/photo-path.js';
import type { WinnerDto } from './contest.dto.js';

export interface ResultOfContest {
  /** Whether the result is public. */
  hasResults: boolean;
  /** Null also when the entry in the first place has left the contest. */
  winner: WinnerDto | null;
}

/** SQL that is true of a version of a result that is public. */
export const IS_PUBLIC = `state in ('announced', 'final')`;

/** SQL for the id of the last public version of a result. `contestId` is SQL too. */
export const lastPublicResult = (contestId: string) =>
  `(select id from contest_results where contest_id = ${contestId} and ${IS_PUBLIC} order by version desc limit 1)`;

interface Row {
  id: string | null;
  slug: string;
  name: string;
  videoId: string;
  points: number;
}

/** The last public version of the result of a contest. */
export async function findResultOf(manager: EntityManager, contestId: string): Promise<ResultOfContest> {
  const [row] = await manager.query<Row[]>(
    `select entry.id, slug, name, video_id as "videoId", total as points
     from contest_results result
       left join result_lines line on line.result_id = result.id and place = 1
       left join contest_entries entry on entry.id = entry_id and status = 'approved'
     where result.id = ${lastPublicResult('$1')}`,
    [contestId],
  );
  if (!row) return { hasResults: false, winner: null };
  const { id, ...winner } = row;
  return { hasResults: true, winner: id === null ? null : { ...winner, photoUrl: photoPath(id, 'card') } };
}

/** The contests whose result is public. */
export async function listWithResults(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.query<Array<{ contestId: string }>>(
    `select distinct contest_id as "contestId" from contest_results where ${IS_PUBLIC}`,
  );
  return new Set(rows.map(({ contestId }) => contestId));
}
