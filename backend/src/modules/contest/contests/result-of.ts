import type { EntityManager } from 'typeorm';
import { photoPath } from '../photos/photo-path.js';
import type { WinnerDto, WinnerLinkDto } from './contest.dto.js';

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

/** Of each contest whose result is public, who has won; null when that entry has left the contest. */
export async function listWinners(manager: EntityManager): Promise<Map<string, WinnerLinkDto | null>> {
  const rows = await manager.query<Array<{ contestId: string; slug: string | null; name: string }>>(
    `select result.contest_id as "contestId", entry.slug, entry.name
     from contest_results result
       left join result_lines line on line.result_id = result.id and place = 1
       left join contest_entries entry on entry.id = entry_id and status = 'approved'
     where result.id = ${lastPublicResult('result.contest_id')}`,
  );
  return new Map(rows.map(({ contestId, slug, name }) => [contestId, slug === null ? null : { slug, name }]));
}

/** The places of entries in the last public version of the result of their contest, null for no finalist; none without such a version. */
export async function findPlaces(
  manager: EntityManager,
  contestId: string,
  entryIds: readonly string[],
): Promise<Map<string, number | null>> {
  const rows = await manager.query<Array<{ id: string; place: number | null }>>(
    `select id, (select place from result_lines where result_id = result.found and entry_id = id) as place
     from unnest($2::uuid[]) id, (select ${lastPublicResult('$1')} as found) result
     where result.found is not null`,
    [contestId, entryIds],
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}
