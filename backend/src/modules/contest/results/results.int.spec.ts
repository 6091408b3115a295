import type { Line } from '@paattu/verify';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { castVote, clearContest, createJudgedContest } from '../../../../test/factories/results.js';
import { createJudges } from '../../../../test/factories/jury.js';
import { createUser } from '../../../../test/factories/users.js';
import { createBallot } from '../../../../test/factories/votes.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { eraseEntries } from '../../privacy/erasing/erase-entries.js';
import type { Contest } from '../contests/contest.entity.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { type Blocker, FIND_BLOCKERS, findBlockers, listBlocking } from './blockers.js';
import type { ResultFiles } from './result-files.js';
import { readInputs } from './read-inputs.js';
import { ResultsService } from './results.service.js';
import { hashOfResult } from './stored-result.js';

let app: TestApp;
let results: ResultsService;
let ownerId: string;
let contest: Contest;
let entries: ContestEntry[];

beforeAll(async () => {
  app = await createTestApp();
  results = new ResultsService(app.dataSource, app.get(ChangeTopics), app.get(AuditLog));
  ({ id: ownerId } = await createUser(app, { owner: true }));
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  ({ contest, entries } = await createJudgedContest(app));
});

const blockers = async () =>
  (await findBlockers(app.dataSource.manager, contest.id)).map(({ blocker }) => blocker);

test('reads the acts of no vote to find out what keeps the result from being proposed', async () => {
  await app.asSuperuser(
    `insert into audit_log (action, contest_id, subject_kind, data)
     select 'vote.cast', '${contest.id}', 'vote', '{}' from generate_series(1, 20_000); analyze audit_log`,
  );
  const plan = await app.dataSource.query<Array<{ 'QUERY PLAN': string }>>(
    `explain ${FIND_BLOCKERS.replaceAll('$1', `'${contest.id}'`)}`,
  );
  const scans = plan.map((row) => row['QUERY PLAN']).filter((line) => /Scan.* audit_log/.test(line));
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((line) => !line.includes('audit_log_by_action'))).toEqual([]);
});

// @trust result-certified-once
test('lists what keeps the result from being proposed', async () => {
  expect(await blockers()).toEqual([]);
  await app.dataSource.query('delete from ownership_proofs where entry_id = $1', [entries[0]!.id]);
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  // As if the judges had not submitted it: marks stay after the end of their round.
  await app.asSuperuser(
    `set session_replication_role = replica;
     update jury_assignments set state = 'draft', submitted_at = null where entry_id = '${entries[1]!.id}'`,
  );
  const found = await findBlockers(app.dataSource.manager, contest.id);
  expect(found.map(({ blocker, count }) => ({ blocker, count }))).toEqual([
    { blocker: 'quarantined-votes', count: 1 },
    { blocker: 'open-marks', count: 3 },
    { blocker: 'few-marks', count: 1 },
    { blocker: 'unproved-ownership', count: 1 },
  ]);
  expect(await listBlocking(app.dataSource.manager, contest.id, 'few-marks')).toEqual([
    { id: entries[1]!.id, name: 'Entrant 2' },
  ]);
});

const waive = (blocker: Blocker) =>
  results.waive(contest.id, { blocker, reason: 'The deadline', reasonMalayalam: null }, ownerId);

const FIRST = { reason: null, reasonMalayalam: null };

const proposedFiles = async () => {
  const rows = await app.dataSource.query<Array<{ name: string; content: Buffer }>>(
    `select name, content from result_files join contest_results on id = result_id where contest_id = $1 and state = 'proposed'`,
    [contest.id],
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, new Uint8Array(content)]));
};

const proposedHash = async () => hashOfResult((await proposedFiles()) as ResultFiles);

// @trust result-certified-once
test('a proposal is computed from what is stored, and certified once', async () => {
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await expect(results.propose(contest.id, FIRST, ownerId)).rejects.toMatchObject({ code: 'RESULT_BLOCKED' });
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
    ['counted', 'counted', 'counted', 'counted', 'quarantined'].map((state) => ({ state })),
  );
});

test.each([
  ['counts the declarations of its entries', 'declared', { no: 0, backing: 1, voice: 1, undeclared: 1 }],
  ['tells none without a rule about artificial intelligence', null, undefined],
])('a result %s', async (_, rule, expected) => {
  await app.dataSource.query('update contests set ai_rule = $2 where id = $1', [contest.id, rule]);
  for (const [at, use] of ['backing', 'voice'].entries())
    await app.dataSource.query('update contest_entries set ai_use = $2 where id = $1', [
      entries[at]!.id,
      use,
    ]);
  await createEntry(app, { status: 'rejected' });
  await results.propose(contest.id, FIRST, ownerId);
  const told = new TextDecoder().decode((await proposedFiles())['contest.json']);
  expect(JSON.parse(told).aiUses).toEqual(expected);
});

test('judges have letters that do not follow their ids, and keep them', async () => {
  await createJudges(app, 12);
  // As if they had been there at the opening: nobody joins a final that has marks.
  await app.asSuperuser(
    `set session_replication_role = replica;
     insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at)
     select contest_id, round_id, judge.id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at
     from jury_assignments join judges judge using (contest_id)
     where judge_id = (select judge_id from jury_assignments limit 1)
       and judge.id not in (select judge_id from jury_assignments)`,
  );
  const lettersById = async () =>
    (
      await app.dataSource.query<Array<{ letter: string | null }>>('select letter from judges order by id')
    ).map(({ letter }) => letter);
  await results.propose(contest.id, FIRST, ownerId);
  const letters = await lettersById();
  const alphabet = [...'ABCDEFGHIJKLMNO'];
  expect(letters.toSorted()).toEqual(alphabet);
  expect(letters).not.toEqual(alphabet);
  await results.drop(contest.id, ownerId);
  await results.propose(contest.id, FIRST, ownerId);
  expect(await lettersById()).toEqual(letters);
});

// @trust result-certified-once
test('a proposal that something has changed since is not certified', async () => {
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

test('a waiver covers what it was about, and no more', async () => {
  await expect(waive('broken-videos')).rejects.toMatchObject({ code: 'NOTHING_TO_WAIVE' });
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await waive('quarantined-votes');
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await expect(results.propose(contest.id, FIRST, ownerId)).rejects.toMatchObject({
    code: 'RESULT_BLOCKED',
    details: [{ field: 'quarantined-votes', message: '2' }],
  });
  await app.dataSource.query(`update ballots set state = 'counted' where state = 'quarantined'`);
  await results.propose(contest.id, FIRST, ownerId);
  const { waivers } = JSON.parse(new TextDecoder().decode((await proposedFiles())['contest.json']));
  expect(waivers).toEqual([]);
});

test('a waiver covers what remains of what it was about', async () => {
  const released = await createBallot(app, entries[1]!, { state: 'quarantined' });
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await waive('quarantined-votes');
  await app.dataSource.query(`update ballots set state = 'counted' where id = $1`, [released]);
  await results.propose(contest.id, FIRST, ownerId);
  await results.certify(contest.id, { title: contest.title, hash: await proposedHash() }, ownerId);
});

test('a waiver does not cover another entry than its reason names', async () => {
  const [first, second] = entries;
  const prove = ({ id }: ContestEntry, state: 'asked' | 'proved') =>
    app.dataSource.query(
      `update ownership_proofs proof set state = $2, decided_at = case when $2 = 'proved' then site_now() end,
         video_id = case when $2 = 'proved' then entry.video_id end
       from contest_entries entry where entry.id = $1 and entry_id = entry.id`,
      [id, state],
    );
  await prove(second!, 'asked');
  await waive('unproved-ownership');
  await prove(second!, 'proved');
  await prove(first!, 'asked');
  const blocked = { code: 'RESULT_BLOCKED', details: [{ field: 'unproved-ownership', message: '1' }] };
  await expect(results.propose(contest.id, FIRST, ownerId)).rejects.toMatchObject(blocked);
  await waive('unproved-ownership');
  await results.propose(contest.id, FIRST, ownerId);
});

test('a waiver of the release before covers as many as it was about', async () => {
  await createBallot(app, entries[2]!, { state: 'quarantined' });
  await waive('quarantined-votes');
  await app.dataSource.query('update result_waivers set subjects = null');
  await results.propose(contest.id, FIRST, ownerId);
});

test('undecided entries and a contest without a finalist are blockers', async () => {
  await createEntry(app, { status: 'pending' });
  expect(await blockers()).toEqual(['undecided-entries']);
  await app.dataSource.query(`update contest_entries set status = 'pending'`);
  expect(await blockers()).toEqual(expect.arrayContaining(['no-finalist', 'undecided-entries']));
  await expect(waive('no-finalist')).rejects.toMatchObject({ code: 'BLOCKER_STAYS' });
});

test('rules that no act names are a blocker, which nobody waives', async () => {
  // As if a release before the audit log had published them.
  await app.asSuperuser(
    `set session_replication_role = replica; delete from audit_log where action = 'rules.publish'`,
  );
  expect(await blockers()).toEqual(['rules-not-in-log']);
  await expect(waive('rules-not-in-log')).rejects.toMatchObject({ code: 'BLOCKER_STAYS' });

  await app.asSuperuser(
    `set session_replication_role = replica;
     update audit_log set data = data || (select jsonb_build_object('rules', jsonb_build_object('number', number, 'sha256', sha256))
       from rule_versions where contest_id = audit_log.contest_id and number is not null order by number desc limit 1)
     where action = 'contest.takeStock'`,
  );
  expect(await blockers()).toEqual([]);
});

test('votes of an erased entry are void, and those that voters took back are none', async () => {
  await castVote(app, entries[0]!);
  const [{ id: takenBack }] = await app.dataSource.query<[{ id: string }]>(
    'select id from ballots where entry_id = $1 limit 1',
    [entries[0]!.id],
  );
  await app.dataSource.query(
    `update ballots set state = 'withdrawn', withdrawn_from = 'counted', entry_id = null where id = $1`,
    [takenBack],
  );
  await app.get(AuditLog).record(app.dataSource.manager, {
    action: 'vote.withdraw',
    actorId: null,
    subjectId: takenBack,
    contestId: contest.id,
    data: {},
  });
  await eraseEntries(app.dataSource.manager, [entries[1]!.id], 'entrant');
  const inputs = await readInputs(app.dataSource.manager, contest);
  expect(inputs.withdrawn).toBe(1);
  expect(inputs.votes.map(({ voidClass }) => voidClass).sort()).toEqual(['entry-left', null, null, null]);
});
