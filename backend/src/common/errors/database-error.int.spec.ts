import type { PoolClient } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { dataSourceOptions } from '../../database/data-source.js';
import { isConnectionLoss } from './database-error.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createEmptyDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url, () => {})).initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** Returns the error of a transaction, or null. */
function failureOf(work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
  return dataSource.transaction(work).then(
    () => null,
    (error: unknown) => error,
  );
}

async function processOf(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<Array<{ pid: number }>>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

const endProcess = (pid: number) => dataSource.query('select pg_terminate_backend($1)', [pid]);

test('a connection that ends during a query is a lost connection', async () => {
  const failure = await failureOf(async (manager) => {
    const pid = await processOf(manager);
    const asleep = manager.query('select pg_sleep(60)');
    await Promise.all([asleep, endProcess(pid)]);
  });

  expect(isConnectionLoss(failure)).toBe(true);
});

// @trust postgres-restarts
test.each([
  ['manager', (manager: EntityManager) => manager.query('select 1')],
  ['runner', (manager: EntityManager) => manager.queryRunner?.query('select 1')],
])(
  'a connection that ends between two queries of a transaction counts as lost, by the %s',
  async (_, ask) => {
    const failure = await failureOf(async (manager) => {
      const connection = (await manager.queryRunner?.connect()) as PoolClient;
      const ended = new Promise<void>((resolve) => connection.once('end', resolve));
      await endProcess(await processOf(manager));
      await ended;
      await ask(manager);
    });

    expect(isConnectionLoss(failure)).toBe(true);
  },
);

test.each(['select 1 / 0', 'select from nowhere'])(
  'the error of %j is not a lost connection',
  async (sql) => {
    const failure = await failureOf((manager) => manager.query(sql));

    expect(failure).not.toBeNull();
    expect(isConnectionLoss(failure)).toBe(false);
  },
);
