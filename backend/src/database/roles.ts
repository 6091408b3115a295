import pg from 'pg';

export interface DatabaseUrls {
  /** The URL of a superuser, on any database of the server. */
  superuser: string;
  /** The URL of the role that owns the tables. Its database is created if it is missing. */
  migrating: string;
  /** The URL of the role that the API and the worker use. */
  serving: string;
}

/**
 * Creates the roles that migrate and serve, with the passwords of their URLs, and gives the database with all that is
 * in it to the role that migrates. Changes only what differs, so that every start may call it.
 */
export async function prepareRoles(urls: DatabaseUrls): Promise<void> {
  const [migrating, serving] = [credentialsOf(urls.migrating), credentialsOf(urls.serving)];
  await withClient(urls.superuser, async (client) => {
    await rejectSuperuser(client, [migrating.role, serving.role]);
    for (const credentials of [migrating, serving]) await ensureRole(client, credentials);
    await ensureDatabase(client, migrating);
  });
  const inside = new URL(urls.superuser);
  inside.pathname = new URL(urls.migrating).pathname;
  await withClient(inside.href, (client) => moveOwnership(client, migrating.role));
}

/** The database beside that of the site, into which a backup is restored for a trial. */
export const scratchOf = (database: string) => `${database}_check`;

/** Creates the database into which backups are restored for a trial: the role that owns it may create none. */
export function prepareScratch({ superuser, migrating }: Omit<DatabaseUrls, 'serving'>): Promise<void> {
  const { database, ...credentials } = credentialsOf(migrating);
  return withClient(superuser, (client) =>
    ensureDatabase(client, { ...credentials, database: scratchOf(database) }),
  );
}

interface Credentials {
  role: string;
  password: string;
  database: string;
}

function credentialsOf(url: string): Credentials {
  const { username, password, pathname } = new URL(url);
  return {
    role: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  // The query that follows a lost connection fails as well.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The role that created the cluster cannot lose its rights. */
async function rejectSuperuser(client: pg.Client, roles: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where oid = 10 and rolname = any($1)',
    [roles],
  );
  if (rows[0])
    throw new Error(
      `the role ${rows[0].name} is the superuser of this server: name other roles to migrate and serve`,
    );
}

async function ensureRole(client: pg.Client, { role, password }: Credentials): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await client.query(`create role ${name}`);
  await client.query(
    `alter role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
     password ${pg.escapeLiteral(password)}`,
  );
}

async function ensureDatabase(client: pg.Client, { database, role }: Credentials): Promise<void> {
  const name = pg.escapeIdentifier(database);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.query(`alter database ${name} owner to ${pg.escapeIdentifier(role)}`);
}

/** One statement for each object, because a transaction that holds several locks could deadlock with requests. */
async function moveOwnership(client: pg.Client, owner: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(ALTER_OWNERS, [owner]);
  for (const { statement } of rows) await client.query(statement);
}

/**
 * $1 the new owner. Indexes, the sequences of columns and the row types of tables follow their table, and what an
 * extension created stays with the extension.
 */
const ALTER_OWNERS = `
  with own_schemas as (
    select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), objects (classid, objid, kind, name, owner) as (
    select 'pg_namespace'::regclass, oid, 'schema', quote_ident(nspname), nspowner
    from own_schemas where pg_get_userbyid(nspowner) <> 'pg_database_owner'
    union all
    select 'pg_class'::regclass, c.oid,
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
      format('%I.%I', nspname, relname), relowner
    from pg_class c join own_schemas n on n.oid = relnamespace where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'pg_proc'::regclass, p.oid, 'routine', p.oid::regprocedure::text, proowner
    from pg_proc p join own_schemas n on n.oid = pronamespace
    union all
    select 'pg_type'::regclass, t.oid, 'type', format('%I.%I', nspname, typname), typowner
    from pg_type t join own_schemas n on n.oid = typnamespace where typtype in ('e', 'd')
  )
  select format('alter %s %s owner to %I', kind, name, $1::text) as statement
  from objects
  where pg_get_userbyid(owner) <> $1 and not exists (
    select from pg_depend d where d.classid = objects.classid and d.objid = objects.objid and d.deptype in ('e', 'a', 'i')
  )
  order by kind, name`;
