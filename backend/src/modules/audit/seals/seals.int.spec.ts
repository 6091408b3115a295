import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { currentContest } from '../../../../test/factories/contest.js';
import { inTransaction } from '../../../database/transaction.js';
import { AuditLog } from '../audit-log.service.js';
import { AuditSealer } from './audit-sealer.js';
import { AuditSeal } from './audit-seal.entity.js';
import { firstPrevious } from './seal-hash.js';
import { verifySeals } from './verify-seals.js';

let app: TestApp;
let sealer: AuditSealer;

beforeEach(async () => {
  app = await createTestApp();
  // Not the worker's, which would seal between the steps of a test.
  sealer = new AuditSealer(app.dataSource);
});

afterEach(() => app.close());

const act = (contestId: string | null, subjectId = randomUUID()) => ({
  action: 'entry.approve' as const,
  actorId: null,
  subjectId,
  ...(contestId && { contestId }),
  data: { from: 'pending', to: 'approved' },
});

const record = (contestId: string | null) => app.get(AuditLog).record(app.dataSource.manager, act(contestId));

const unsealed = async () => (await app.dataSource.query<unknown[]>('select from unsealed_acts')).length;

/** The acts of a chain in its order, without its days. */
async function actsOf(contestId: string) {
  const links = await app.dataSource.manager.find(AuditSeal, {
    where: { contestId },
    order: { position: 'ASC' },
  });
  return links.flatMap(({ auditId }) => auditId ?? []);
}

/** As somebody who owns the server does it. */
const tamper = (sql: string) =>
  app.asSuperuser(`set session_replication_role = replica; ${sql}; reset session_replication_role`);

test('each contest has its own chain, and an act without a contest has none', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  for (const contestId of [one, other, null, one]) await record(contestId);
  expect(await unsealed()).toBe(3);

  await sealer.run();

  expect(await unsealed()).toBe(0);
  expect([await actsOf(one), await actsOf(other)]).toEqual([[1, 4], [2]]);
  const chains = await verifySeals(app.dataSource);
  const links = Object.fromEntries(
    chains.map(({ contestId, links, fault }) => [contestId, { links, fault }]),
  );
  const contest = await currentContest(app);
  expect(links).toEqual({
    [one]: { links: 2, fault: null },
    [other]: { links: 1, fault: null },
    // The day of the announced contest.
    [contest.id]: { links: 1, fault: null },
  });
  const [first] = await app.dataSource.manager.findBy(AuditSeal, { contestId: one, position: 1 });
  expect(first?.previousHash).toEqual(firstPrevious(one));
});

// @trust audit-seals
test('acts at once, and workers that seal at once, neither fork a chain nor lose an act', async () => {
  const contests = [randomUUID(), randomUUID(), randomUUID()];
  const sealers = [sealer, new AuditSealer(app.dataSource), new AuditSealer(app.dataSource)];
  const acts = Array.from({ length: 1_000 }, (_, n) => record(contests[n % 3]!));
  const runs = Array.from({ length: 30 }, (_, n) => sealers[n % 3]!.run());
  await Promise.all([...acts, ...runs]);
  await sealer.run();

  expect(await unsealed()).toBe(0);
  const sealed = (await Promise.all(contests.map(actsOf))).flat();
  expect([sealed.length, new Set(sealed).size]).toEqual([1_000, 1_000]);
  expect((await verifySeals(app.dataSource)).filter(({ fault }) => fault)).toEqual([]);
});

test('an act whose transaction ends late is sealed after acts with higher ids', async () => {
  const contestId = randomUUID();
  let commit = () => {};
  const end = new Promise<void>((resolve) => (commit = resolve));
  let late: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    late = inTransaction(app.dataSource, async ({ manager }) => {
      await app.get(AuditLog).record(manager, act(contestId));
      resolve();
      await end;
    });
    late.catch(reject);
  });
  await record(contestId);
  await sealer.run();
  expect(await actsOf(contestId)).toEqual([2]);

  commit();
  await late;
  await sealer.run();
  expect(await actsOf(contestId)).toEqual([2, 1]);
  expect((await verifySeals(app.dataSource)).filter(({ fault }) => fault)).toEqual([]);
});

test('an act that is rolled back leaves nothing to seal', async () => {
  const failing = inTransaction(app.dataSource, async ({ manager }) => {
    await app.get(AuditLog).record(manager, act(randomUUID()));
    throw new Error('the act fails');
  });
  await expect(failing).rejects.toThrow('the act fails');
  expect(await unsealed()).toBe(0);
});

// @trust audit-seals
test.each([
  ['another act', `update audit_log set action = 'entry.reject' where id = 2`, 2, 'content'],
  ['another time', `update audit_log set at = at + interval '1 second' where id = 3`, 3, 'content'],
  ['an act that is gone', `delete from audit_seals where audit_id = 2`, 2, 'position'],
  [
    'an act that is gone, with new positions',
    `delete from audit_seals where audit_id = 2; update audit_seals set position = 2 where audit_id = 3`,
    2,
    'previous hash',
  ],
  ['another hash', `update audit_seals set hash = sha256('x') where audit_id = 1`, 1, 'content'],
])('the verification finds %s', async (_, sql, position, what) => {
  const contestId = randomUUID();
  for (let n = 0; n < 3; n += 1) await record(contestId);
  await sealer.run();
  await tamper(sql);
  const chain = (await verifySeals(app.dataSource)).find((candidate) => candidate.contestId === contestId);
  expect(chain?.fault).toEqual({ position, what });
});

test('a contest has a new head each day, also without acts; a decided one only after an act', async () => {
  const { id } = await currentContest(app);
  const head = async () => {
    await sealer.run();
    return (await verifySeals(app.dataSource)).find(({ contestId }) => contestId === id)!;
  };
  const nextDay = () =>
    tamper(`update audit_seals set day = day - 1 where contest_id = '${id}' and day is not null`);
  const decide = (at: string) =>
    app.dataSource.query(`update contests set certified_at = ${at} where id = $1`, [id]);
  await decide('null');
  const first = await head();
  expect(first.links).toBe(1);
  expect(await head()).toEqual(first);

  await nextDay();
  expect((await head()).links).toBe(2);

  await decide('site_now()');
  await nextDay();
  expect((await head()).links).toBe(2);
  await record(id);
  expect((await head()).links).toBe(4);
});

test.each(['update audit_seals set position = 9', 'delete from audit_seals', 'truncate audit_seals'])(
  'the database rejects %s, even to a superuser',
  async (sql) => {
    await expect(app.asSuperuser(sql)).rejects.toMatchObject({ code: '42501' });
  },
);

test('the role that serves may only add seals', async () => {
  await expect(app.dataSource.query('delete from audit_seals')).rejects.toMatchObject({
    message: 'permission denied for table audit_seals',
  });
});
