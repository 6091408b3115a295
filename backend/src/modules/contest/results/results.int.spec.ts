import type { Line } from '@paattu/verify';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { createJudges } from '../../../../test/factories/jury.js';
import { createUser } from '../../../../test/factories/users.js';
import { createBallot } from '../../../../test/factories/votes.js';
import { openVoting } from '../../../../test/factories/voting.js';
import { Changes } from '../../../infra/changes/changes.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import type { Contest } from '../contests/contest.entity.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { type Blocker, findBlockers } from './blockers.js';
import type { ResultFiles } from './result-files.js';
import { Results } from './results.service.js';
import { hashOfResult } from './stored-result.js';

let app: TestApp;
let results: Results;
let ownerId: string;
let contest: Contest;
let entries: ContestEntry[];

beforeAll(async () => {
  app = await createTestApp();
  results = new Results(app.dataSource, app.get(Changes), app.get(AuditLog));
  ({ id: ownerId } = await createUser(app, { owner: true }));
});
afterAll(() => app.close());

/** Voting closed two hours ago; three entries have three, one and no votes, and the marks of three judges. */
beforeEach(async () => {
  await app.asSuperuser(
    'truncate ballots, contest_entries, jury_rounds, judges, contest_results, result_files, result_waivers cascade',
  );
  contest = await openVoting(app, { sinceHours: 48, forHours: -2 });
  entries = [];
  for (const name of ['Asha', 'Binu', 'Chitra'])
    entries.push(await createEntry(app, { name, status: 'approved' }));
  for (const entry of [entries[0]!, entries[0]!, entries[0]!, entries[1]!]) await castVote(entry);
  await app.dataSource.query('update contests set votes_closed_at = site_now() where id = $1', [contest.id]);
  const judges = await createJudges(app, 3);
  const [round] = await app.dataSource.query<[{ id: string }]>(
    `insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
     values ($1, 2, 7, site_now() - interval '2 hours', site_now() - interval '1 hour') returning id`,
    [contest.id],
  );
  await app.dataSource.query(
    `insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at)
     select $1, $2, judge, entry, 'submitted', 10 + position, 12 - position, site_now(), site_now()
     from unnest($3::uuid[]) judge, unnest($4::uuid[]) with ordinality as each (entry, position)`,
    [contest.id, round.id, judges.map(({ id }) => id), entries.map(({ id }) => id)],
  );
});

const blockers = async () =>
  (await findBlockers(app.dataSource.manager, contest.id)).map(({ blocker }) => blocker);

test('lists what keeps the result from being proposed', async () => {
  expect(await blockers()).toEqual(['unproved-ownership', 'method-not-in-rules']);
});

const waive = (blocker: Blocker) =>
  results.waive(contest.id, { blocker, reason: 'The deadline', reasonMalayalam: null }, ownerId);

const FIRST = { reason: null, reasonMalayalam: null };

const waiveAll = async () => {
  for (const blocker of await findBlockers(app.dataSource.manager, contest.id)) await waive(blocker.blocker);
};

const proposedFiles = async () => {
  const rows = await app.dataSource.query<Array<{ name: string; content: Buffer }>>(
    `select name, content from result_files join contest_results on id = result_id where contest_id = $1 and state = 'proposed'`,
    [contest.id],
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, new Uint8Array(content)]));
};

const proposedHash = async () => hashOfResult((await proposedFiles()) as ResultFiles);

test('a proposal is computed from what is stored, and certified once', async () => {
  await expect(results.propose(contest.id, FIRST, ownerId)).rejects.toMatchObject({ code: 'RESULT_BLOCKED' });
  await waiveAll();
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await waive('quarantined-votes');
  await results.propose(contest.id, FIRST, ownerId);
  await expect(results.propose(contest.id, FIRST, ownerId)).rejects.toMatchObject({
    code: 'RESULT_PROPOSED',
  });
  const files = await proposedFiles();
  const parse = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  expect(parse('votes.json')).toEqual({
    counted: { 1: 3, 2: 1, 3: 0 },
    void: { suspicious: 1 },
    withdrawn: 0,
  });
  expect(parse('result.json').lines.map(({ entry, place }: Line) => [place, entry])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const hash = await proposedHash();
  const certify = () => results.certify(contest.id, { title: contest.title, hash }, ownerId);
  const outcomes = await Promise.allSettled([certify(), certify()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'NO_PROPOSAL' },
  });
  expect(await app.dataSource.query('select state from ballots order by state')).toEqual(
    ['counted', 'counted', 'counted', 'counted', 'void'].map((state) => ({ state })),
  );
});

test('a proposal that something has changed since is not certified', async () => {
  await waiveAll();
  await results.propose(contest.id, FIRST, ownerId);
  const hash = await proposedHash();
  const certify = (changes: object) =>
    results.certify(contest.id, { title: contest.title, hash, ...changes }, ownerId);
  await expect(certify({ title: 'Another contest' })).rejects.toMatchObject({ code: 'TITLE_DIFFERS' });
  await expect(certify({ hash: 'f'.repeat(64) })).rejects.toMatchObject({ code: 'RESULT_CHANGED' });
  await createBallot(app, entries[2]!);
  await expect(certify({})).rejects.toMatchObject({ code: 'RESULT_CHANGED' });
  await results.drop(contest.id, ownerId);
  await expect(certify({})).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  await results.propose(contest.id, FIRST, ownerId);
  expect(await proposedHash()).not.toBe(hash);
});
