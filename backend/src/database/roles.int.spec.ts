import pg from 'pg';
import { testConfig } from '../../test/config.js';
import { createEmptyDatabase, type TestDatabase } from '../../test/database.js';
import { prepareDatabase } from '../prepare-database.js';
import { prepareRoles, type DatabaseUrls } from './roles.js';

const MIGRATOR = 'paattu_roles_migrator';
const SERVER = 'paattu_roles_server';

let database: TestDatabase;
let urls: DatabaseUrls;

beforeEach(async () => {
  database = await createEmptyDatabase();
  urls = { superuser: database.url, migrating: urlAs(MIGRATOR, 'rain'), serving: urlAs(SERVER, 'mazha') };
});

afterEach(async () => {
  await database.drop();
  await query(process.env['TEST_DATABASE_URL']!, `drop role if exists ${MIGRATOR}, ${SERVER}`);
});

function urlAs(role: string, password: string): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = password;
  return url.href;
}

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

const split = () =>
  prepareDatabase(testConfig({ DATABASE_URL: urls.serving, MIGRATION_DATABASE_URL: urls.migrating }));

/** As in earlier releases: one role creates and uses everything. */
async function fillAs(url: string): Promise<void> {
  await prepareDatabase(testConfig({ DATABASE_URL: url }));
  await query(
    url,
    `insert into contact_messages (name, email, subject, message) values ('Asha', 'a@b.example', 'A', 'B')`,
  );
}

// @trust database-roles
test('creates two roles that have no rights beyond the database', async () => {
  await prepareRoles(urls);

  expect(
    await query(
      urls.superuser,
      `select rolname, rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as more
       from pg_roles where rolname in ('${MIGRATOR}', '${SERVER}') order by 1`,
    ),
  ).toEqual([
    { rolname: MIGRATOR, more: false },
    { rolname: SERVER, more: false },
  ]);
});

test.each([
  ['the superuser', () => urls.superuser],
  ['a separate role', () => database.env.MIGRATION_DATABASE_URL],
])(
  'gives the database of a release that ran as %s to the role that migrates, with its rows',
  async (_, former) => {
    await fillAs(former());
    await prepareRoles(urls);
    await split();

    expect(
      await query(
        urls.superuser,
        `select relname from pg_class join pg_namespace n on n.oid = relnamespace
       where nspname in ('public', 'jobs') and pg_get_userbyid(relowner) <> '${MIGRATOR}'`,
      ),
    ).toEqual([]);
    expect(
      await query(
        urls.superuser,
        `select proname from pg_proc join pg_namespace n on n.oid = pronamespace
       where nspname = 'jobs' and pg_get_userbyid(proowner) <> '${MIGRATOR}'`,
      ),
    ).toEqual([]);
    expect(await query(urls.serving, 'select name from contact_messages')).toEqual([{ name: 'Asha' }]);
    await query(urls.serving, `update contact_messages set name = 'Meera'`);
    await query(urls.migrating, 'alter table contact_messages add column answered boolean');
    await query(urls.migrating, 'drop schema jobs cascade');
  },
);

// @trust database-roles
test('takes the rights of a superuser from a role that now serves', async () => {
  await query(urls.superuser, `create role ${SERVER} superuser`);
  await prepareRoles(urls);

  expect(await query(urls.serving, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
});

test('changes the passwords to those of the URLs', async () => {
  await prepareRoles(urls);
  urls.serving = urlAs(SERVER, 'puzha');
  await prepareRoles(urls);

  expect(await query(urls.serving, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(query(urlAs(SERVER, 'mazha'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

// @trust database-roles
test('rejects the superuser that created the server as a role to serve', async () => {
  await prepareRoles(urls);
  await expect(prepareRoles({ ...urls, serving: urls.superuser })).rejects.toThrow(
    'the role postgres is the superuser of this server: name other roles to migrate and serve',
  );
});
