import { randomUUID } from 'node:crypto';
import { eventually } from '../../../../../test/eventually.js';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { createUser } from '../../../../../test/factories/users.js';
import { createBallot, type VoteValues } from '../../../../../test/factories/votes.js';
import { createVoteLink, openVoting } from '../../../../../test/factories/voting.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { ContestEntry } from '../../entries/contest-entry.entity.js';
import type { FraudActionDto, TalliesDto, VoteClusterDto, VotesSummaryDto } from './fraud.dto.js';
import type { MailDomains } from './mail-domains.js';
import { VoteScores } from './vote-scores.js';

let app: TestApp;
let scores: VoteScores;
let votes: Client;
let asha: ContestEntry;
let binu: ContestEntry;
let contestId: string;
/** The last act before the test. */
let before: string;

beforeAll(async () => {
  app = await createTestApp();
  const domains = { lookUp: () => Promise.resolve() } as unknown as MailDomains;
  scores = new VoteScores(app.dataSource, app.get(AuditLog), domains);
  votes = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/votes');
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.asSuperuser('truncate ballots, contest_entries, fraud_actions, tally_openings cascade');
  [{ id: before }] = await app.dataSource.query<[{ id: string }]>(
    'select coalesce(max(id), 0) as id from audit_log',
  );
  ({ id: contestId } = await openVoting(app));
  asha = await createEntry(app, { name: 'Asha', status: 'approved' });
  binu = await createEntry(app, { name: 'Binu', status: 'approved' });
});

const read = async <T>(path: string) => (await votes.get<T>(path, { contestId })).body;
const post = async <T>(path: string, payload?: object) => (await votes.post<T>(path, payload)).body;

const clusters = () => read<VoteClusterDto[]>('/clusters');

async function act(kind: 'quarantine' | 'release'): Promise<FraudActionDto & { code?: string }> {
  const ids = (await clusters()).map(({ id }) => id);
  return post('/fraud-actions', { contestId, clusters: ids, kind, reason: 'One machine' });
}

const undo = (id: string) => post<{ code?: string }>(`/fraud-actions/${id}/undo`);

async function states(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ state: string }>>(
    'select state from ballots order by state',
  );
  return rows.map(({ state }) => state);
}

async function acts(): Promise<string[]> {
  const rows = await app.dataSource.query<Array<{ action: string }>>(
    `select action from audit_log where id > $1 and subject_kind = 'votes' and action not in ('votes.view', 'votes.score') order by id`,
    [before],
  );
  return rows.map(({ action }) => action);
}

const ONE_DEVICE = '6f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';

/** Within the time of voting. */
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Three voters of one browser, whose votes are counted with 40 points. */
async function voteOnOneDevice(): Promise<string[]> {
  const deviceId = randomUUID();
  const ids: string[] = [];
  for (const entry of [asha, asha, binu]) ids.push(await createBallot(app, entry, { deviceId }));
  await scores.rescore(contestId);
  return ids;
}

test('the owner sees the numbers of the whole contest', async () => {
  const at = new Date('2026-01-01T10:20:00Z');
  await createBallot(app, asha, { at });
  await createBallot(app, binu, { at });
  await createBallot(app, binu, { at, state: 'quarantined' });
  await createVoteLink(app, asha, { email: 'devi@voter.example' });
  await createVoteLink(app, binu, { email: 'devi@voter.example' });
  expect(await read('/summary')).toEqual({
    asked: 4,
    counted: 2,
    unconfirmed: 1,
    quarantined: 1,
    undecided: 1,
    withdrawn: 0,
    void: 0,
  });
  expect(await read('/hours')).toEqual([{ hour: '2026-01-01T10:00:00.000Z', counted: 2, quarantined: 1 }]);
});

test('votes that belong together form a cluster, with a sentence for each signal', async () => {
  await voteOnOneDevice();
  expect(await clusters()).toEqual([
    {
      id: expect.stringMatching(/^device-/),
      kind: 'device',
      value: null,
      votes: 3,
      points: 40,
      firstAt: expect.any(String),
      lastAt: expect.any(String),
      favored: { id: asha.id, name: 'Asha', votes: 2 },
      entries: 2,
      quarantined: 0,
      undecided: 0,
      decided: 0,
      signals: [
        {
          kind: 'device',
          points: 40,
          sentence: '3 votes from a browser in which three voters or more voted.',
        },
      ],
    },
  ]);
});

// @trust vote-relays
test('from 20 votes of one relay on, those for an entry are a cluster, and stay counted', async () => {
  // Three domains of one service, from as many networks, each pressed after a minute.
  const domains = ['aleeas.com', 'passmail.net', 'slmail.me'];
  for (let n = 0; n < 19; n++)
    await createBallot(app, asha, { email: `${'x'.repeat(n + 1)}@${domains[n % 3]}`, at: hoursAgo(n) });
  for (let n = 0; n < 19; n++)
    await createBallot(app, binu, { email: `${'y'.repeat(n + 1)}@duck.com`, at: hoursAgo(n) });
  await scores.rescore(contestId);
  expect(await clusters()).toEqual([]);
  await createBallot(app, asha, { email: 'last@name.slmails.com', at: hoursAgo(20) });
  await scores.rescore(contestId);
  const listed = await clusters();
  expect(listed).toMatchObject([
    {
      kind: 'relay',
      value: 'SimpleLogin',
      votes: 20,
      points: 15,
      quarantined: 0,
      favored: { name: 'Asha', votes: 20 },
    },
  ]);
  expect(listed[0]!.signals.map(({ sentence }) => sentence)).toContain(
    '20 addresses of SimpleLogin, which forwards emails and may have many addresses for one mailbox.',
  );
  expect(await act('quarantine')).toMatchObject({ votes: 20 });
});

// @trust vote-relays
test('votes that are divided over several relays are one cluster from 30 on', async () => {
  const services = ['duck.com', 'aleeas.com'];
  const vote = (n: number) =>
    createBallot(app, asha, { email: `${'x'.repeat(n + 1)}@${services[n % 2]}`, at: hoursAgo(n / 2) });
  for (let n = 0; n < 29; n++) await vote(n);
  await scores.rescore(contestId);
  expect(await clusters()).toEqual([]);
  await vote(29);
  await scores.rescore(contestId);
  const listed = await clusters();
  expect(listed).toMatchObject([
    { kind: 'relays', value: null, votes: 30, quarantined: 0, favored: { name: 'Asha', votes: 30 } },
  ]);
  expect(listed[0]!.signals.map(({ sentence }) => sentence)).toContain(
    '30 addresses of several services, which forward emails and may have many addresses for one mailbox.',
  );
  expect(await act('quarantine')).toMatchObject({ votes: 30 });
});

// @trust rare-domains
test.each([
  ['three rare domains with 19 votes each', 3, 19, false, 57],
  ['seven rare domains with three votes each', 7, 3, false, 21],
  ['too few votes', 6, 3, false, 0],
  ['two domains', 2, 19, false, 0],
  ['couples', 20, 2, false, 0],
  ['domains whose voters like two entries', 3, 19, true, 0],
])(
  '%s: %i × %i (for both %s) are a hint of %i votes, and stay counted',
  async (_, domains, each, isForBoth, votes) => {
    for (let domain = 0; domain < domains; domain++)
      for (let n = 0; n < each; n++)
        await createBallot(app, isForBoth && n % 2 === 1 ? binu : asha, {
          email: `${'x'.repeat(n + 1)}@rare-${domain}.example`,
          at: hoursAgo((domain * each + n) / 3),
        });
    await scores.rescore(contestId);
    const listed = await clusters();
    expect(listed.filter(({ kind }) => kind !== 'rare')).toEqual([]);
    expect(listed.map((cluster) => cluster.votes)).toEqual(votes === 0 ? [] : [votes]);
    expect(new Set(await states())).toEqual(new Set(['counted']));
    if (votes === 0) return;
    expect(listed).toMatchObject([{ points: 0, value: null, favored: { name: 'Asha', votes } }]);
    expect(await act('quarantine')).toMatchObject({ votes });
  },
);

// @trust vote-pairs
test.each<[string, VoteValues, VoteValues]>([
  ['browser', { deviceId: ONE_DEVICE }, { deviceId: ONE_DEVICE }],
  ['network address', { ip: '203.0.113.7' }, { ip: '203.0.113.7' }],
  ['network of IPv6', { ip: '2001:db8:0:7::1' }, { ip: '2001:db8:0:7::2' }],
])('in a small contest, two votes from one %s are a hint, and stay counted', async (_, first, second) => {
  await createBallot(app, asha, { ...first, at: hoursAgo(2) });
  await createBallot(app, asha, { ...second, at: new Date(hoursAgo(2).getTime() + 30_000) });
  await createBallot(app, asha, { at: hoursAgo(2) });
  await scores.rescore(contestId);
  expect(await clusters()).toMatchObject([
    {
      kind: 'pair',
      value: null,
      votes: 2,
      points: 0,
      quarantined: 0,
      signals: [{ kind: 'pair', points: 0 }],
    },
  ]);
  const { id } = await act('quarantine');
  await scores.rescore(contestId);
  expect(await clusters()).toMatchObject([{ kind: 'pair', votes: 2, quarantined: 2, decided: 2 }]);
  await undo(id);
  expect(await states()).toEqual(['counted', 'counted', 'counted']);
});

// @trust vote-pairs
test('votes from one place that are far apart, or of different entries, are no pair', async () => {
  const deviceId = randomUUID();
  await createBallot(app, asha, { deviceId, ip: '203.0.113.7', at: hoursAgo(2) });
  await createBallot(app, asha, { deviceId, ip: '203.0.113.7', at: hoursAgo(1) });
  await createBallot(app, binu, { ip: '203.0.113.7', at: hoursAgo(1) });
  await createBallot(app, asha, { deviceId: null, at: hoursAgo(1) });
  await createBallot(app, asha, { deviceId: null, at: hoursAgo(1) });
  await scores.rescore(contestId);
  expect(await clusters()).toEqual([]);
});

test('in a contest of more than 500 votes, pairs are not listed', async () => {
  const deviceId = randomUUID();
  for (const entry of [asha, binu]) await createBallot(app, entry, { deviceId, at: hoursAgo(1) });
  await app.dataSource.query(
    `insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256)
     select $1, $2, sha256(each::text::bytea), upper(left(md5(each::text), 10)), md5(each::text) || '@gmail.com', 'en', 'x'
     from generate_series(1, 498) each`,
    [contestId, asha.id],
  );
  expect(await clusters()).toMatchObject([{ kind: 'pair' }]);
  await createBallot(app, binu);
  expect(await clusters()).toEqual([]);
});

test('the owner quarantines and releases clusters, and undoes it once', async () => {
  await voteOnOneDevice();
  const action = await act('quarantine');
  expect(action).toMatchObject({ kind: 'quarantine', reason: 'One machine', votes: 3, undoneAt: null });
  expect(await states()).toEqual(['quarantined', 'quarantined', 'quarantined']);
  expect((await act('quarantine')).code).toBe('NO_SUCH_VOTES');
  await scores.rescore(contestId);
  expect(await clusters()).toMatchObject([{ quarantined: 3, decided: 3 }]);

  const undone = await Promise.all([undo(action.id), undo(action.id)]);
  expect(undone.map(({ code }) => code ?? 'undone').sort()).toEqual(['UNDONE_ALREADY', 'undone']);
  expect(await states()).toEqual(['counted', 'counted', 'counted']);
  expect(await acts()).toEqual(['votes.quarantine', 'votes.undo']);
  // Both numbers, so that anybody can add up how many votes are set aside.
  expect(
    await app.dataSource.query(`select data from audit_log where action = 'votes.undo' and id > $1`, [
      before,
    ]),
  ).toEqual([{ data: { votes: 3, quarantined: 0, released: 3 } }]);
});

test('a vote that its points set aside waits for a decision: it is kept aside, or released', async () => {
  await createBallot(app, asha, { email: 'x@yopmail.com' });
  await scores.rescore(contestId);
  const undecided = async () => (await read<VotesSummaryDto>('/summary')).undecided;
  expect(await undecided()).toBe(1);
  expect(await clusters()).toMatchObject([{ quarantined: 1, undecided: 1, decided: 0 }]);

  const kept = await act('quarantine');
  expect(kept).toMatchObject({ kind: 'quarantine', votes: 1 });
  expect(await clusters()).toMatchObject([{ quarantined: 1, undecided: 0, decided: 1 }]);
  expect([await states(), await undecided()]).toEqual([['quarantined'], 0]);
  expect((await act('quarantine')).code).toBe('NO_SUCH_VOTES');
  // No further vote is set aside.
  expect(
    await app.dataSource.query(`select data from audit_log where action = 'votes.quarantine' and id > $1`, [
      before,
    ]),
  ).toEqual([{ data: { votes: 0 } }]);

  await undo(kept.id);
  expect([await states(), await undecided()]).toEqual([['quarantined'], 1]);
  await act('release');
  expect([await states(), await undecided()]).toEqual([['counted'], 0]);
});

test('a released vote that moves and is set aside again waits for another decision', async () => {
  const id = await createBallot(app, asha, { email: 'x@yopmail.com' });
  await scores.rescore(contestId);
  await act('release');
  await app.dataSource.query('update ballots set entry_id = $2, changes = changes + 1 where id = $1', [
    id,
    binu.id,
  ]);
  await scores.rescore(contestId);
  expect(await states()).toEqual(['quarantined']);
  expect((await read<VotesSummaryDto>('/summary')).undecided).toBe(1);
});

test('a later decision about the same votes outlives the undo of an earlier one', async () => {
  await voteOnOneDevice();
  const first = await act('quarantine');
  await act('release');
  await undo(first.id);
  expect(await states()).toEqual(['counted', 'counted', 'counted']);
  expect(await read<FraudActionDto[]>('/fraud-actions')).toMatchObject([
    { kind: 'release', undoneAt: null },
    { kind: 'quarantine', undoneAt: expect.any(String) },
  ]);
});

test('a release during a score stays', async () => {
  await createBallot(app, asha, { email: 'x@yopmail.com' });
  await scores.rescore(contestId);
  expect(await states()).toEqual(['quarantined']);
  await Promise.all([scores.rescore(contestId), act('release'), scores.rescore(contestId)]);
  await scores.rescore(contestId);
  expect(await states()).toEqual(['counted']);
});

test('a vote that is taken back or moved while its cluster is quarantined keeps its state', async () => {
  const [first, second] = await voteOnOneDevice();
  const runner = app.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query(
    `update ballots set state = 'withdrawn', withdrawn_from = state, entry_id = null, changes = changes + 1 where id = $1`,
    [first],
  );
  await runner.query('update ballots set entry_id = $2, changes = changes + 1 where id = $1', [
    second,
    binu.id,
  ]);
  const action = act('quarantine');
  await eventually(async () => {
    const rows = await app.dataSource.query<unknown[]>(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%vote as materialized%'
         and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(rows).toHaveLength(1);
  });
  await runner.commitTransaction();
  await runner.release();
  const { id } = await action;
  expect(await states()).toEqual(['counted', 'quarantined', 'withdrawn']);
  await undo(id);
  expect(await states()).toEqual(['counted', 'counted', 'withdrawn']);
});

test('the undo reaches a vote that was taken back since, which stays withdrawn', async () => {
  const [first] = await voteOnOneDevice();
  const { id } = await act('quarantine');
  await app.dataSource.query(
    `update ballots set state = 'withdrawn', withdrawn_from = state, entry_id = null, changes = changes + 1 where id = $1`,
    [first],
  );
  await undo(id);
  const rows = await app.dataSource.query<unknown[]>(
    'select state, withdrawn_from as "from" from ballots where id = $1',
    [first],
  );
  expect(rows).toEqual([{ state: 'withdrawn', from: 'counted' }]);
});

test('certification ends all decisions', async () => {
  await voteOnOneDevice();
  const { id } = await act('quarantine');
  await app.dataSource.query('update contests set certified_at = winner_at where id = $1', [contestId]);
  expect((await act('release')).code).toBe('VOTES_FINAL');
  expect((await undo(id)).code).toBe('VOTES_FINAL');
});

test('the votes of each entry stay hidden until the owner opens them with a reason, or the result is certified', async () => {
  await createBallot(app, asha);
  await createBallot(app, binu, { state: 'quarantined' });
  expect(await read('/tallies')).toMatchObject({ code: 'TALLIES_SEALED' });
  expect(await post('/open-tallies', { contestId, reason: ' ' })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  const open = {
    tallies: [
      { entryId: asha.id, name: 'Asha', counted: 1, quarantined: 0 },
      { entryId: binu.id, name: 'Binu', counted: 0, quarantined: 1 },
    ],
    openings: [{ reason: 'A complaint', openedAt: expect.any(String) }],
    openUntil: expect.any(String),
  };
  expect(await post('/open-tallies', { contestId, reason: 'A complaint' })).toEqual(open);
  expect(await read('/tallies')).toEqual(open);
  expect(await acts()).toEqual(['votes.openTallies']);
  await app.asSuperuser('delete from tally_openings');
  await app.dataSource.query('update contests set certified_at = winner_at where id = $1', [contestId]);
  expect(await read('/tallies')).toEqual({ ...open, openings: [], openUntil: null });
  expect(await post('/open-tallies', { contestId, reason: 'Too late' })).toEqual({
    ...open,
    openings: [],
    openUntil: null,
  });
  expect(await acts()).toEqual(['votes.openTallies']);
});

// @trust vote-fraud
test('an opening of the tallies ends after an hour, and another one is an act with a reason of its own', async () => {
  const later = (minutes: number) =>
    app.asSuperuser(`update tally_openings set opened_at = opened_at - interval '${minutes} minutes'`);
  const first = await post<TalliesDto>('/open-tallies', { contestId, reason: 'A complaint' });
  /** From the last opening on. */
  const lasts = ({ openUntil, openings }: TalliesDto) =>
    Date.parse(String(openUntil)) - Date.parse(String(openings.at(-1)!.openedAt));
  expect(lasts(first)).toBe(60 * 60 * 1000);
  await later(55);
  expect(await read('/tallies')).toMatchObject({ openings: [{ reason: 'A complaint' }] });
  await later(6);
  expect(await read('/tallies')).toMatchObject({ code: 'TALLIES_SEALED' });
  const second = await post<TalliesDto>('/open-tallies', { contestId, reason: 'Another one' });
  expect(second.openings.map(({ reason }) => reason)).toEqual(['A complaint', 'Another one']);
  expect(lasts(second)).toBe(60 * 60 * 1000);
  expect(await acts()).toEqual(['votes.openTallies', 'votes.openTallies']);
});

test('that the owner looks at clusters or tallies is one act an hour, also for looks at once', async () => {
  await post('/open-tallies', { contestId, reason: 'A complaint' });
  await Promise.all([clusters(), read('/tallies'), clusters()]);
  await read('/tallies');
  const rows = await app.dataSource.query<unknown[]>(
    `select contest_id as "contestId" from audit_log where action = 'votes.view'`,
  );
  expect(rows).toEqual([{ contestId }]);
});
