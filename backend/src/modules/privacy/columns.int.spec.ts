import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import pg from 'pg';
import { COLUMNS } from './columns.js';
import { isKind, KIND_NAMES, KINDS } from './kinds.js';
import { EXPIRIES } from './expiries.js';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const namesIn = (columns: string) => columns.split(' ');

// @trust retention-columns
test('each column of each table has a kind of personal data, or none, in columns.ts', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, column_name`,
  );
  const classified = Object.entries(COLUMNS).flatMap(([table, kinds]) =>
    [...new Set(Object.values(kinds).flatMap(namesIn))].map((column) => `${table}.${column}`),
  );
  expect(classified.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('each kind has columns, and no column is of a kind and of none', () => {
  const named = Object.values(COLUMNS).flatMap((kinds) => Object.keys(kinds));
  expect([...new Set(named.filter(isKind))].sort()).toEqual([...KIND_NAMES].sort());
  for (const { none = '', ...kinds } of Object.values(COLUMNS)) {
    const ofPeople = new Set(Object.values(kinds).flatMap(namesIn));
    expect(namesIn(none).filter((column) => ofPeople.has(column))).toEqual([]);
  }
});

test('the nightly job knows exactly the kinds that have a term', () => {
  const withTerm = KIND_NAMES.filter((name) => KINDS[name].term !== null);
  expect([...new Set(EXPIRIES.map(({ kind }) => kind))].sort()).toEqual(withTerm.sort());
});
