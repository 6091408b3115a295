import { randomUUID } from 'node:crypto';
import type { Contest } from '../../src/modules/contest/contests/contest.entity.js';
import type { TestApp } from '../app.js';
import { openVoting } from './voting.js';

/** Ends the current contest: its winner was to be announced `sinceHours` ago. */
export async function endContest(app: TestApp, sinceHours = 1): Promise<Contest> {
  // The winner is due a week after voting closes.
  return openVoting(app, { sinceHours: 240 + sinceHours, forHours: -7 * 24 - sinceHours });
}

/** Inserts a version of a result that is announced, with these entries from the first place on. */
export async function announceResult(
  app: TestApp,
  contestId: string,
  entryIds: string[],
  version = 1,
): Promise<void> {
  const id = randomUUID();
  await app.dataSource.query(
    `insert into contest_results (id, contest_id, version, reason)
     values ($1, $2, $3::smallint, case when $3::smallint > 1 then 'A mark was missing.' end)`,
    [id, contestId, version],
  );
  await app.dataSource.query(
    `insert into result_lines (result_id, number, entry_id, place, rendition, engagement, votes, total, rendition_double_place,
       engagement_double_place, votes_double_place, votes_counted)
     select $1, number, entry_id, number, 0, 0, 0, 0, 2, 2, 2, 0 from unnest($2::uuid[]) with ordinality as line (entry_id, number)`,
    [id, entryIds],
  );
  await app.dataSource.query(
    `update contest_results set state = 'announced', certified_at = site_now(), manifest = repeat('0', 64), announced_at = site_now()
     where id = $1`,
    [id],
  );
}
