import { createTestApp, type TestApp } from '../../test/app.js';
import { createEntry } from '../../test/factories/contest.js';
import { openVoting } from '../../test/factories/voting.js';
import { AuditLog } from '../modules/audit/audit-log.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Runs SQL as the role that serves, with another clock in its session, and returns the error. */
async function withClock(seconds: number, sql: string, values: unknown[] = []): Promise<string | null> {
  return app.dataSource
    .transaction(async (manager) => {
      await manager.query(`select set_config('paattu.clock_offset_seconds', $1, true)`, [String(seconds)]);
      await manager.query(sql, values);
    })
    .then(
      () => null,
      ({ message }: Error) => message,
    );
}

// @trust database-roles
test.each([-7_200, 999_999_999])(
  'a session of the role that serves does not move the clock by %d s',
  async (seconds) => {
    const [{ isMoved }] = await app.dataSource.transaction(async (manager) => {
      await manager.query(`select set_config('paattu.clock_offset_seconds', $1, true)`, [String(seconds)]);
      return manager.query<[{ isMoved: boolean }]>('select site_now() <> now() as "isMoved"');
    });
    expect(isMoved).toBe(false);
  },
);

// @trust database-roles
test('the role that serves cannot replace the clock', async () => {
  await expect(
    app.dataSource.query(
      `create or replace function site_now() returns timestamptz language sql stable as $$ select now() - interval '1 day' $$`,
    ),
  ).rejects.toThrow(/permission denied|must be owner/);
});

test('weights of a contest whose voting has opened stay, whatever clock a session sets', async () => {
  const contest = await openVoting(app, { sinceHours: 1 });
  await createEntry(app, { status: 'approved' });
  const sql = 'update contests set rendition_weight = 0, engagement_weight = 0 where id = $1';
  const error = await withClock(0, sql, [contest.id]);
  expect(error).not.toBeNull();
  expect(await withClock(-7_200, sql, [contest.id])).toBe(error);
});

test('an act has the time of the database, whatever a session says', async () => {
  const { id: contestId } = await openVoting(app);
  await withClock(
    999_999_999,
    `insert into audit_log (at, action, subject_kind, subject_id, contest_id, data)
     values ('2058-01-01', 'votes.view', 'votes', $1::text, $1::uuid, '{}')`,
    [contestId],
  );
  const [{ isNow }] = await app.dataSource.query<[{ isNow: boolean }]>(
    `select max(at) < clock_timestamp() + interval '1 minute' as "isNow" from audit_log where contest_id = $1`,
    [contestId],
  );
  expect(isNow).toBe(true);
});

test('an act that waits for its seal cannot be taken off the list', async () => {
  const { id: contestId } = await openVoting(app);
  await app.get(AuditLog).record(app.dataSource.manager, {
    action: 'votes.openTallies',
    actorId: null,
    subjectId: contestId,
    contestId,
    data: {},
  });
  await expect(app.dataSource.query('delete from unsealed_acts')).rejects.toThrow(
    'an act without a seal waits for it',
  );
});

test('a test that moves the clock moves it in SQL', async () => {
  const moved = await createTestApp({ env: { CLOCK_OFFSET: '86400' } });
  try {
    const [{ hours }] = await moved.dataSource.query<[{ hours: number }]>(
      'select round(extract(epoch from site_now() - now()) / 3600)::integer as hours',
    );
    expect(hours).toBe(24);
  } finally {
    await moved.close();
  }
});
