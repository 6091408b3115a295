import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry, versionSeen } from '../../../../test/factories/contest.js';
import { clearContest, createJudgedContest } from '../../../../test/factories/results.js';
import { resultsWorkerOf } from '../../../../test/factories/results-worker.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { createUser } from '../../../../test/factories/users.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, lock } from '../../../database/locks.js';
import type { Contest } from '../contests/contest.entity.js';
import type { ContestEntry } from '../entries/contest-entry.entity.js';
import { lockEntryOfContest } from '../entries/page/revisions/changeable-entry.js';

const REASON = 'The video shows another singer';

let app: TestApp;
let admin: Client;
let contest: Contest;
let entries: ContestEntry[];

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  admin = client(app).as(owner).at('/api/admin');
});
afterAll(() => app.close());

beforeEach(async () => {
  await clearContest(app);
  await app.asSuperuser('truncate entry_events cascade');
  ({ contest, entries } = await createJudgedContest(app, [3, 1, 0, 0]));
});

const ofResult = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  admin.send(method, `/contests/${contest.id}/result${path}`, payload);
const propose = (body: object = {}) => ofResult('POST', '/proposal', body);
const unexplained = async () => (await ofResult('GET')).body.unexplained;

async function certify() {
  const { proposal } = (await ofResult('GET')).body;
  return ofResult('POST', '/certification', {
    hash: proposal.hash,
    title: contest.title,
  });
}

const decide = async (id: string, action: string, status: string) =>
  admin.post(`/entries/${id}/${action}`, { status, version: await versionSeen(app, id) });
const remove = (id: string) => admin.delete(`/entries/${id}`);

const dataOf = async (action: string) =>
  (
    await app.dataSource.query<Array<{ data: Record<string, unknown> }>>(
      'select data from audit_log where action = $1 order by id',
      [action],
    )
  ).map(({ data }) => data);

/** Completes the files of the certified versions, and verifies them. */
async function verified() {
  const { sealer, bundles } = resultsWorkerOf(app);
  await sealer.run();
  await bundles.complete();
  return app.dataSource.query<unknown[]>(
    `select version, fault, manifest is not null as "isComplete" from contest_results
     where certified_at is not null order by version`,
  );
}

/** The ways by which staff take out the leading entry once the final has opened, without a reason. */
const WAYS: Array<[string, (id: string) => Promise<unknown>]> = [
  ['deleted', remove],
  [
    'disapproved and rejected',
    async (id) => {
      await decide(id, 'disapprove', 'approved');
      await decide(id, 'reject', 'pending');
    },
  ],
];

// @trust taken-out-with-reason
test.each(WAYS)('a result without an entry that was %s needs the reason', async (_, takeOut) => {
  const [{ id: entryId }] = entries as [ContestEntry];
  expect(await unexplained()).toEqual([]);
  await takeOut(entryId);
  expect(await unexplained()).toEqual([{ entryId, name: 'Entrant 1', leftAt: expect.any(String) }]);
  expect(await propose()).toMatchObject({
    status: 409,
    body: { code: 'LEFT_WITHOUT_REASON', details: [{ field: 'reasons', message: entryId }] },
  });
  for (const reason of ['', ' ', 'a'.repeat(501)])
    expect((await propose({ reasons: [{ entryId, reason }] })).status).toBe(400);
  expect(await dataOf('result.propose')).toEqual([]);

  expect(await propose({ reasons: [{ entryId, reason: REASON }] })).toMatchObject({ status: 200 });
  const left = [{ entryId, reason: REASON, reasonMalayalam: null }];
  expect(await dataOf('result.propose')).toMatchObject([{ version: 1, left }]);
  expect(await certify()).toMatchObject({ status: 200, body: { unexplained: [] } });
  expect(await dataOf('result.certify')).toEqual(await dataOf('result.propose'));
  expect(await verified()).toEqual([{ version: 1, fault: null, isComplete: true }]);
});

// @trust taken-out-with-reason
test('a correction needs the reason of an entry that left after the certification', async () => {
  await propose();
  await certify();
  const [{ id: entryId }] = entries as [ContestEntry];
  await remove(entryId);
  const correction = { reason: 'The video shows another singer' };
  expect(await propose(correction)).toMatchObject({ status: 409, body: { code: 'LEFT_WITHOUT_REASON' } });
  expect((await propose({ ...correction, reasons: [{ entryId, reason: REASON }] })).status).toBe(200);
  expect((await certify()).status).toBe(200);
  expect(await verified()).toEqual([
    { version: 1, fault: null, isComplete: true },
    { version: 2, fault: null, isComplete: true },
  ]);
});

test('a reason that a dropped proposal has is not asked for again, and a second departure needs its own', async () => {
  const [{ id: entryId }] = entries as [ContestEntry];
  const takeOut = () =>
    decide(entryId, 'disapprove', 'approved').then(() => decide(entryId, 'reject', 'pending'));
  await takeOut();
  await propose({ reasons: [{ entryId, reason: REASON }] });
  await ofResult('DELETE', '/proposal');
  expect(await unexplained()).toEqual([]);
  expect((await propose()).status).toBe(200);

  // It is back and left again, so the files are the same.
  await decide(entryId, 'approve', 'rejected');
  await takeOut();
  expect(await certify()).toMatchObject({ status: 409, body: { code: 'RESULT_CHANGED' } });
  await ofResult('DELETE', '/proposal');
  expect(await propose()).toMatchObject({ status: 409, body: { code: 'LEFT_WITHOUT_REASON' } });
});

test('a proposal of the release before, which has no reasons, is certified if none is missing', async () => {
  await propose();
  await app.asSuperuser(
    `set session_replication_role = replica; update audit_log set data = data - 'left' where action = 'result.propose'`,
  );
  expect((await certify()).status).toBe(200);
  expect((await dataOf('result.certify'))[0]).not.toHaveProperty('left');
});

test('a proposal and a decision at the same moment wait for each other in one order', async () => {
  const marking = await holdTransaction(app);
  await marking.query('select from contests where id = $1 for update', [contest.id]);
  const proposal = propose();
  await waitingForLock(app);
  const deletion = remove(entries[0]!.id);
  await waitingForLock(app, 2);
  await marking.commit();
  expect([(await proposal).status, (await deletion).status]).toEqual([200, 200]);
});

test('a change by an entrant waits for its entry before it locks the contest, as the proposal does', async () => {
  const scoring = await holdTransaction(app);
  await lock(scoring, LOCKS.scores);
  const proposal = propose();
  await waitingForLock(app);
  // While a score runs, entries are free.
  const found = await inTransaction(app.dataSource, ({ manager }) =>
    lockEntryOfContest(manager, entries[0]!.id),
  );
  expect(found.entry.id).toBe(entries[0]!.id);
  const marking = await holdTransaction(app);
  await marking.query('select from contests where id = $1 for update', [contest.id]);
  await scoring.commit();
  await waitingForLock(app);
  const change = inTransaction(app.dataSource, ({ manager }) => lockEntryOfContest(manager, entries[0]!.id));
  await waitingForLock(app, 2);
  await marking.commit();
  expect((await proposal).status).toBe(200);
  expect((await change).entry.id).toBe(entries[0]!.id);
});

test.each([
  ['approved', 'a withdrawal'],
  ['withdrawn', 'its undo'],
])('a certification waits for what is under way with an entry that is %s: %s', async (status) => {
  await propose();
  await createEntry(app, { status: 'withdrawn', withdrawnAt: new Date(), withdrawnFrom: 'pending' });
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    'select id from contest_entries where contest_id = $1 and status = $2 limit 1',
    [contest.id, status],
  );
  const underWay = await holdTransaction(app);
  await underWay.query('select from contest_entries where id = $1 for update', [id]);
  const certification = certify();
  await waitingForLock(app);
  await underWay.commit();
  expect((await certification).status).toBe(200);
});

test('a rejection after the close needs the reason, of an entry that was taken out before', async () => {
  const { id } = entries[3]!;
  await decide(id, 'disapprove', 'approved');
  // As if it had been done the hour before.
  await app.asSuperuser(
    `set session_replication_role = replica;
     update audit_log set at = (select voting_opens_at - interval '1 hour' from contests where id = contest_id) where action = 'entry.disapprove'`,
  );
  expect(await unexplained()).toEqual([]);
  await decide(id, 'reject', 'pending');
  expect(await unexplained()).toMatchObject([{ entryId: id }]);
});
