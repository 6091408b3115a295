import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { entities } from '../../entities.js';
import { dataSourceOptions } from '../data-source.js';
import { migrate, SchemaTooNewError } from '../migrate.js';

let database: TestDatabase;
const open: DataSource[] = [];

async function connect(): Promise<DataSource> {
  const dataSource = await new DataSource({
    ...dataSourceOptions(database.url, () => {}),
    entities,
  }).initialize();
  open.push(dataSource);
  return dataSource;
}

function tablesOf(dataSource: DataSource): Promise<Array<{ table_name: string }>> {
  return dataSource.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'`,
  );
}

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((dataSource) => dataSource.destroy()));
  await database.drop();
});

test('the entities and the migrations describe the same schema', async () => {
  const dataSource = await connect();
  await migrate(dataSource);

  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();

  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('each migration can be taken back, down to nothing', async () => {
  const dataSource = await connect();
  await migrate(dataSource);

  for (const _ of dataSource.migrations) await dataSource.undoLastMigration();

  expect(await tablesOf(dataSource)).toEqual([]);
  await migrate(dataSource);
  expect((await tablesOf(dataSource)).length).toBeGreaterThanOrEqual(entities.length);
});

test('of processes that start at once, one migrates and prepares at a time', async () => {
  const processes = await Promise.all([connect(), connect(), connect()]);
  let inside = 0;
  let most = 0;

  await Promise.all(
    processes.map((dataSource) =>
      migrate(dataSource, async () => {
        most = Math.max(most, ++inside);
        await dataSource.query('select 1');
        inside--;
      }),
    ),
  );

  expect(most).toBe(1);
  const [row] = await processes[0].query<Array<{ count: number }>>('select count(*) from migrations');
  expect(row).toEqual({ count: processes[0].migrations.length });
});

test('a schema newer than the code refuses the start', async () => {
  const dataSource = await connect();
  await migrate(dataSource);
  await dataSource.query(
    `insert into migrations (timestamp, name) values (9999999999999, 'FromTheFuture9999999999999')`,
  );

  await expect(migrate(dataSource)).rejects.toThrow(SchemaTooNewError);
});
