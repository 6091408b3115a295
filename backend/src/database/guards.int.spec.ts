import { createTestApp, type TestApp } from '../../test/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const names = async (sql: string) =>
  (await app.dataSource.query<Array<{ name: string }>>(sql)).map(({ name }) => name);

const OF_TRIGGERS = `prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** What a trigger waits for may have happened since its transaction began. */
const OLD_TIME = String.raw`\m(site_now|now|current_timestamp|transaction_timestamp|statement_timestamp|jury_is_over)\M`;

// @trust guards-see-this-moment
test('each function of a trigger rejects a transaction with an old snapshot before all else', async () => {
  expect(await names(`select proname as name from pg_proc where ${OF_TRIGGERS}`)).toEqual(
    expect.arrayContaining(['certified_stays', 'keep_marks_of_jury', 'require_seal']),
  );
  expect(
    await names(
      String.raw`select proname as name from pg_proc
       where ${OF_TRIGGERS} and prosrc !~ '\mbegin\s+perform require_read_committed\(\);'`,
    ),
  ).toEqual([]);
  // Outside of `public`, none of its tables has a trigger.
  expect(
    await names(
      `select tgname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where not tgisinternal and not (${OF_TRIGGERS})`,
    ),
  ).toEqual([]);
});

// @trust guards-see-this-moment
test('no trigger that rejects something compares with the begin of its transaction', async () => {
  expect(
    await names(
      `select proname as name from pg_proc
       where ${OF_TRIGGERS} and prosrc ~ 'raise exception' and prosrc ~ '${OLD_TIME}'`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select tgname as name from pg_trigger where not tgisinternal and pg_get_triggerdef(oid) ~ '${OLD_TIME}'`,
    ),
  ).toEqual([]);
});

// @trust guards-see-this-moment
test.each(['REPEATABLE READ', 'SERIALIZABLE'] as const)(
  'a transaction that is %s adds no act',
  async (level) => {
    const change = app.dataSource.transaction(level, (manager) =>
      manager.query(
        `insert into audit_log (action, subject_kind, data) values ('votes.view', 'votes', '{}')`,
      ),
    );
    await expect(change).rejects.toThrow('isolation level read committed');
  },
);

// @trust guards-see-this-moment
test('the clock of the triggers goes on during a transaction', async () => {
  await app.dataSource.transaction(async (manager) => {
    await manager.query('select pg_sleep(0.01)');
    const [{ passed, offset }] = await manager.query<[{ passed: boolean; offset: boolean }]>(
      `select exact_now() >= now() + interval '10 ms' as passed, exact_now() <= clock_timestamp() as offset`,
    );
    expect({ passed, offset }).toEqual({ passed: true, offset: true });
  });
});
