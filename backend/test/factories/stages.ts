import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.js';
import { openVoting } from './voting.js';

interface Stage {
  /** Whether a moderator takes out an entry that was approved, and brings back what the owner took out. */
  mayModerator: boolean;
  /** Whether the prize was offered to the entry. */
  hasOffer?: boolean;
  /** Brings the contest there, with the entry in its result. */
  go: (app: TestApp, contestId: string, entryId: string) => Promise<unknown>;
}

/** How far a contest is. */
export const STAGES: Record<string, Stage> = {
  'while entries come in': {
    mayModerator: true,
    go: (app) => openVoting(app, { sinceHours: -24, forHours: 48 }),
  },
  'before voting opens': { mayModerator: true, go: (app) => openVoting(app, { sinceHours: -1 }) },
  'while voting is open': { mayModerator: false, go: (app) => openVoting(app) },
  'after voting': { mayModerator: false, go: (app) => openVoting(app, { sinceHours: 48, forHours: -24 }) },
  'with a proposed result': {
    mayModerator: false,
    go: (app, ...ids) => addResult(app, ids, 'proposed'),
  },
  'with a certified result': {
    mayModerator: false,
    go: (app, ...ids) => addResult(app, ids, 'certified'),
  },
  'with an announced result': {
    mayModerator: false,
    go: (app, ...ids) => addResult(app, ids, 'announced'),
  },
  'with a dropped proposal': { mayModerator: false, go: (app, ...ids) => addResult(app, ids, 'dropped') },
  'with a final result': { mayModerator: true, go: (app, ...ids) => addResult(app, ids, 'final') },
  'with a final result and an offer of the prize': {
    mayModerator: false,
    hasOffer: true,
    go: async (app, contestId, entryId) => {
      await addResult(app, [contestId, entryId], 'final');
      await app.dataSource.query(
        `insert into prize_offers (contest_id, entry_id, place, email_id, state) values ($1, $2, 1, gen_random_uuid(), 'lapsed')`,
        [contestId, entryId],
      );
    },
  },
};

/** Takes the result and the offers of the prize away, so that the next test begins before them. */
export function clearResults(app: TestApp): Promise<void> {
  return app.asSuperuser(
    'set session_replication_role = replica; truncate contest_results, prize_offers cascade; update contests set certified_at = null, result_announced_at = null, result_final_at = null, winner_warned_at = null',
  );
}

const STEPS: Record<string, string> = {
  dropped: `state = 'dropped', dropped_at = site_now()`,
  certified: `state = 'certified', certified_at = site_now(), manifest = repeat('0', 64)`,
  announced: `state = 'announced', announced_at = site_now()`,
  final: `state = 'final', final_at = site_now()`,
};

/** A result that has come as far as this state. */
async function addResult(
  app: TestApp,
  [contestId, entryId]: [contestId: string, entryId: string],
  state: string,
): Promise<void> {
  await openVoting(app, { sinceHours: 48, forHours: -24 });
  const id = randomUUID();
  await app.dataSource.query('insert into contest_results (id, contest_id, version) values ($1, $2, 1)', [
    id,
    contestId,
  ]);
  await app.dataSource.query(
    `insert into result_lines (result_id, number, entry_id, place, rendition, engagement, votes, total, rendition_double_place,
       engagement_double_place, votes_double_place, votes_counted)
     values ($1, 1, $2, 1, 0, 0, 0, 0, 2, 2, 2, 0)`,
    [id, entryId],
  );
  const all = ['certified', 'announced', 'final'];
  const steps = state === 'dropped' ? [state] : all.slice(0, all.indexOf(state) + 1);
  for (const step of steps) await app.dataSource.query(`update contest_results set ${STEPS[step]}`);
  if (steps.includes('certified'))
    await app.dataSource.query('update contests set certified_at = site_now() where id = $1', [contestId]);
}
