import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

export interface Role {
  name: string;
  isSuperuser: boolean;
}

type Queries = Pick<EntityManager, 'query'>;

const ROW_PRIVILEGES = ['select', 'insert', 'update', 'delete'];

/**
 * The tables on which the serving role has fewer privileges than to read and change rows, by schema and name.
 */
export const LIMITED_TABLES: Readonly<Record<string, readonly string[]>> = {
  'public.audit_details': ['select', 'insert', 'delete'],
  'public.audit_log': ['select', 'insert'],
  'public.audit_seals': ['select', 'insert'],
  'public.ballots': ['select', 'insert', 'update'],
  'public.contest_results': ['select', 'insert', 'update'],
  'public.fraud_action_ballots': ['select', 'insert'],
  'public.fraud_actions': ['select', 'insert', 'update'],
  'public.migrations': ['select'],
  'public.personal_reads': ['select', 'insert', 'delete'],
  'public.prize_offers': ['select', 'insert', 'update'],
  'public.result_files': ['select', 'insert'],
  'public.result_lines': ['select', 'insert'],
  // All: a database of the release before has fewer, and a trigger keeps the waivers of certified results.
  'public.result_waivers': ['select', 'insert', 'update', 'delete'],
  'public.tally_openings': ['select', 'insert'],
  'public.unsealed_acts': ['select', 'insert', 'delete'],
  'jobs.migration': ['select'],
};

/** The role that a database URL logs in with. A failure to connect names the `variable` of the URL. */
export async function findRole(databaseUrl: string, variable: string): Promise<Role> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  // The query that follows a lost connection fails as well.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw Object.assign(error as Error, { variable });
  });
  try {
    const { rows } = await client.query<Role>(
      'select rolname as name, rolsuper as "isSuperuser" from pg_roles where rolname = current_user',
    );
    return rows[0]!;
  } finally {
    await client.end();
  }
}

/** Lets the role use the tables that later migrations create, from their creation on. */
export async function grantFutureTables(dataSource: DataSource, role: string): Promise<void> {
  const grantee = pg.escapeIdentifier(role);
  await dataSource.query(
    `alter default privileges grant ${ROW_PRIVILEGES.join(', ')} on tables to ${grantee}`,
  );
  await dataSource.query(`alter default privileges grant usage, select on sequences to ${grantee}`);
}

/**
 * Lets the role use the existing schemas, tables and sequences. A table that the role may already read keeps its
 * privileges, so that what a migration revokes stays revoked; `limited` also applies to a new role.
 */
export async function grantExistingTables(
  dataSource: Queries,
  role: string,
  limited: typeof LIMITED_TABLES = LIMITED_TABLES,
): Promise<void> {
  const grantee = pg.escapeIdentifier(role);
  for (const schema of await findSchemas(dataSource))
    await dataSource.query(`grant usage on schema ${pg.escapeIdentifier(schema)} to ${grantee}`);
  for (const { schema, name, isSequence, granted } of await findRelations(dataSource, role)) {
    const relation = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    if (isSequence) {
      await dataSource.query(`grant usage, select on sequence ${relation} to ${grantee}`);
      continue;
    }
    const wanted = limited[`${schema}.${name}`] ?? (granted.length > 0 ? granted : ROW_PRIVILEGES);
    if (wanted.join() === granted.join()) continue;
    // One transaction, so that a process that serves meanwhile always has privileges.
    await dataSource.query(
      `revoke all on ${relation} from ${grantee}; grant ${wanted.join(', ')} on ${relation} to ${grantee}`,
    );
  }
}

/** The product's own schema, and that of the jobs unless they are on Redis. */
async function findSchemas(dataSource: Queries): Promise<string[]> {
  const schemas = await dataSource.query<Array<{ name: string }>>(
    `select nspname as name from pg_namespace where nspname in (current_schema(), 'jobs')`,
  );
  return schemas.map(({ name }) => name);
}

interface Relation {
  schema: string;
  name: string;
  isSequence: boolean;
  /** Sorted as in `ROW_PRIVILEGES`. */
  granted: string[];
}

/** The tables, views and sequences of the migrating role, without sequences that the role may already use. */
function findRelations(dataSource: Queries, role: string): Promise<Relation[]> {
  return dataSource.query<Relation[]>(
    `select nspname as schema, relname as name, relkind = 'S' as "isSequence",
       array(select privilege from unnest($2::text[]) with ordinality as each (privilege, place)
             where relkind <> 'S' and has_table_privilege($1, c.oid, privilege) order by place) as granted
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in (current_schema(), 'jobs') and relkind in ('r', 'p', 'v', 'm', 'S')
       and pg_has_role(current_user, relowner, 'usage')
       and not (relkind = 'S' and has_sequence_privilege($1, c.oid, 'usage'))
     order by nspname, relname`,
    [role, ROW_PRIVILEGES],
  );
}
