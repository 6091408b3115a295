import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { currentContest } from '../../../../test/factories/contest.js';
import { inTransaction } from '../../../database/transaction.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AuditLog } from '../audit-log.service.js';
import { AuditSealer } from './audit-sealer.js';
import { AuditSeal } from './audit-seal.entity.js';
import { firstPrevious } from './seal-hash.js';
import { findLostActs, hasHead, verifyChains } from './verify-seals.js';

let app: TestApp;
let sealer: AuditSealer;

beforeAll(async () => {
  app = await createTestApp();
  // Not the worker's, which would seal between the steps of a test.
  sealer = newSealer();
  // Seals the act of the migration that found the contest under way.
  await sealer.run();
});

afterAll(() => app.close());

const newSealer = () => new AuditSealer(app.dataSource, app.get(ChangeTopics));

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

/** Runs SQL without triggers and checks, as the owner of the server can. */
const tamper = (sql: string) =>
  app.asSuperuser(`set session_replication_role = replica; ${sql}; reset session_replication_role`);

/** Records acts of a contest and returns their ids. */
async function recordActs(contestId: string, count: number): Promise<number[]> {
  for (let n = 0; n < count; n += 1) await record(contestId);
  const rows = await app.dataSource.query<Array<{ id: number }>>(
    'select id from audit_log where contest_id = $1 order by id desc limit $2',
    [contestId, count],
  );
  return rows.map(({ id }) => id).reverse();
}

const chainOf = async (contestId: string) =>
  (await verifyChains(app.dataSource)).find((chain) => chain.contestId === contestId);

test('each contest has its own chain, and an act without a contest has none', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const before = await recordActs(one, 1);
  const ofOther = await recordActs(other, 1);
  await record(null);
  const after = await recordActs(one, 1);
  expect(await unsealed()).toBe(3);

  await sealer.run();

  expect(await unsealed()).toBe(0);
  expect([await actsOf(one), await actsOf(other)]).toEqual([[...before, ...after], ofOther]);
  expect(await chainOf(one)).toEqual({ contestId: one, links: 2, head: null, fault: null });
  expect(await chainOf(other)).toEqual({ contestId: other, links: 1, head: null, fault: null });
  const [first] = await app.dataSource.manager.findBy(AuditSeal, { contestId: one, position: 1 });
  expect(first?.previousHash).toEqual(firstPrevious(one));
});

// @trust audit-seals
test('acts at once, and workers that seal at once, neither fork a chain nor lose an act', async () => {
  const contests = [randomUUID(), randomUUID(), randomUUID()];
  const sealers = [sealer, newSealer(), newSealer()];
  const acts = Array.from({ length: 1_000 }, (_, n) => record(contests[n % 3]!));
  const runs = Array.from({ length: 30 }, (_, n) => sealers[n % 3]!.run());
  await Promise.all([...acts, ...runs]);
  await sealer.run();

  expect(await unsealed()).toBe(0);
  const sealed = (await Promise.all(contests.map(actsOf))).flat();
  expect([sealed.length, new Set(sealed).size]).toEqual([1_000, 1_000]);
  for (const contestId of contests) expect((await chainOf(contestId))?.fault).toBeNull();
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
  const [early] = await recordActs(contestId, 1);
  await sealer.run();
  expect(await actsOf(contestId)).toEqual([early]);

  commit();
  await late;
  await sealer.run();
  expect(await actsOf(contestId)).toEqual([early, early! - 1]);
  expect((await chainOf(contestId))?.fault).toBeNull();
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
test.each<[string, (ids: number[]) => string, number, string]>([
  ['another act', ([, id]) => `update audit_log set action = 'entry.reject' where id = ${id}`, 2, 'content'],
  [
    'another time',
    ([, , id]) => `update audit_log set at = at + interval '1 microsecond' where id = ${id}`,
    3,
    'content',
  ],
  [
    'the same time before Christ',
    ([, , id]) =>
      `update audit_log set at = (to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00 BC')::timestamptz where id = ${id}`,
    3,
    'content',
  ],
  [
    'an act without its contest',
    ([, id]) => `update audit_log set contest_id = null where id = ${id}`,
    2,
    'content',
  ],
  ['a missing act', ([, id]) => `delete from audit_log where id = ${id}`, 2, 'act'],
  ['a missing link', ([, id]) => `delete from audit_seals where audit_id = ${id}`, 2, 'position'],
  [
    'a missing link whose successor has its position',
    ([, second, third]) =>
      `delete from audit_seals where audit_id = ${second}; update audit_seals set position = 2 where audit_id = ${third}`,
    2,
    'previous hash',
  ],
  [
    'another hash',
    ([id]) => `update audit_seals set hash = sha256('x') where audit_id = ${id}`,
    1,
    'content',
  ],
])('the verification finds %s', async (_, tampering, position, what) => {
  const contestId = randomUUID();
  const ids = await recordActs(contestId, 3);
  await sealer.run();
  await tamper(tampering(ids));
  expect((await chainOf(contestId))?.fault).toEqual({ position, what });
});

// @trust audit-seals
test('the verification finds other details, and accepts that details are erased', async () => {
  const contestId = randomUUID();
  await app.get(AuditLog).record(app.dataSource.manager, {
    ...act(contestId),
    before: { title: 'Rain', views: 1e21 },
    after: { title: 'മഴ', views: 0.1 },
  });
  await sealer.run();
  expect((await chainOf(contestId))?.fault).toBeNull();

  const ofAct = `audit_id = (select id from audit_log where contest_id = '${contestId}')`;
  await tamper(`update audit_details set after = '{"title": "Sun", "views": 0.1}' where ${ofAct}`);
  expect((await chainOf(contestId))?.fault).toEqual({ position: 1, what: 'details' });

  await tamper(`delete from audit_details where ${ofAct}`);
  expect((await chainOf(contestId))?.fault).toBeNull();
});

// @trust audit-seals
test('an act without a seal is found, and so is a head that a shortened chain has lost', async () => {
  const { id } = await currentContest(app);
  const lostBefore = await findLostActs(app.dataSource);
  const sealed = await recordActs(id, 1);
  await sealer.run();
  const waiting = await recordActs(id, 1);
  expect(await findLostActs(app.dataSource)).toEqual(lostBefore);
  const { hash } = (await chainOf(id))!.head!;
  expect(await hasHead(app.dataSource, hash)).toBe(true);
  expect(await hasHead(app.dataSource, hash.toUpperCase())).toBe(true);
  for (const malformed of ['', 'xyz', `sha256:${hash}`])
    expect(await hasHead(app.dataSource, malformed)).toBe(false);

  await tamper(`delete from audit_seals where contest_id = '${id}'; delete from unsealed_acts`);
  expect(await chainOf(id)).toBeUndefined();
  const [stock] = await app.dataSource.query<[{ id: number }]>(
    `select id from audit_log where contest_id = $1 and action = 'contest.takeStock'`,
    [id],
  );
  const lost = [stock.id, ...lostBefore, ...sealed, ...waiting];
  expect(await findLostActs(app.dataSource)).toEqual(lost);
  expect(await hasHead(app.dataSource, hash)).toBe(false);
});

test('a contest has a new head each day, also without acts; a decided one only after an act', async () => {
  const { id } = await currentContest(app);
  const decide = (at: string) =>
    app.dataSource.query(`update contests set certified_at = ${at} where id = $1`, [id]);
  await tamper(`delete from audit_seals where contest_id = '${id}'`);
  const links = async () => {
    await sealer.run();
    return (await chainOf(id))!.links;
  };
  const nextDay = () =>
    tamper(`update audit_seals set day = day - 1 where contest_id = '${id}' and day is not null`);
  await decide('null');
  expect(await links()).toBe(1);
  expect(await links()).toBe(1);

  await nextDay();
  expect(await links()).toBe(2);

  await decide('site_now()');
  await nextDay();
  expect(await links()).toBe(2);
  await record(id);
  expect(await links()).toBe(4);
});

test.each(['update audit_seals set position = 9', 'delete from audit_seals', 'truncate audit_seals'])(
  'the database rejects %s, even to a superuser',
  async (sql) => {
    await expect(app.asSuperuser(sql)).rejects.toMatchObject({ code: '42501' });
  },
);

test.each(['delete from audit_seals', 'update audit_seals set position = 9', 'truncate audit_seals'])(
  'the role that serves may not %s',
  async (sql) => {
    await expect(app.dataSource.query(sql)).rejects.toMatchObject({
      message: 'permission denied for table audit_seals',
    });
  },
);
