import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { CHANNEL } from '../src/infra/changes/change-topics.js';

/** What a snapshot needs to know of an application. */
export interface Snapped {
  /** As a superuser. */
  databaseUrl: string;
  dataDir: string;
  /** Of the application. */
  pool: pg.Pool;
  /** Resolves when the application hears the announcement that follows a restore. */
  heardAll(): Promise<void>;
}

interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Those of the product and of its queue, by their quoted names. Their migrations never change. */
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name
  from pg_tables where schemaname in ('public', 'jobs') and tablename !~ 'migrations?$' order by 1`;

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as "isCalled"
  from pg_sequences where schemaname in ('public', 'jobs') order by 1`;

/** A table without pages has never had a row: most tables, for most tests. */
const USED_TABLES = `select name from unnest($1::text[]) name where pg_relation_size(name::regclass) > 0`;

/** Which triggers there are, and whether they are enabled. */
const TRIGGERS = `
  select string_agg(concat(tgrelid::regclass, ' ', tgname, ' ', tgenabled), E'\\n' order by tgrelid, tgname) as triggers
  from pg_trigger where not tgisinternal`;

/** The rows and files of an application at one moment, in the schema `snapshot` of its database. Restoring them costs a hundredth of another application. */
export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly app: Snapped,
    private readonly tables: string[],
    /** The copies of the tables that have rows. */
    private readonly copies: ReadonlyMap<string, string>,
    private readonly sequences: Sequence[],
    private readonly triggers: string,
    private readonly files: ReadonlySet<string>,
  ) {}

  static async take(app: Snapped): Promise<Snapshot> {
    await quiet(app.pool);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    const used = await client.query<{ name: string }>(USED_TABLES, [tables]);
    const copies = new Map(used.rows.map(({ name }, index) => [name, `snapshot.copy_${index}`]));
    const { rows: sequences } = await client.query<Sequence>(SEQUENCES);
    await client.query(
      [
        'create schema snapshot',
        ...Array.from(copies, ([table, copy]) => `create table ${copy} as table ${table}`),
        // Of this connection alone. Runs no trigger and checks no foreign key: the restored rows were consistent.
        'set session_replication_role = replica',
      ].join(';\n'),
    );
    const files = new Set(await filesIn(app.dataDir));
    return new Snapshot(client, app, tables, copies, sequences, await readTriggers(client), files);
  }

  /** Restores the rows, deletes files that were added, and has the application drop what it keeps of the rows. */
  async restore(): Promise<void> {
    await quiet(this.app.pool);
    if ((await readTriggers(this.client)) !== this.triggers)
      throw new Error('an earlier test has left other triggers than it found');
    const { rows: used } = await this.client.query<{ name: string }>(USED_TABLES, [this.tables]);
    const heard = this.app.heardAll();
    await this.client.query(
      [
        'begin',
        ...used.map(({ name }) => `delete from ${name}`),
        ...Array.from(this.copies, ([table, copy]) => `insert into ${table} select * from ${copy}`),
        ...this.sequences.map(
          ({ name, value, isCalled }) => `select setval('${name}', ${value}, ${isCalled})`,
        ),
        `select pg_notify('${CHANNEL}', 'all')`,
        'commit',
      ].join(';\n'),
    );
    for (const path of await filesIn(this.app.dataDir))
      if (!this.files.has(path)) await rm(path, { force: true });
    await heard;
    // The application reads again what it keeps of the rows.
    await setImmediate();
    await quiet(this.app.pool);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

/** Resolves when the application uses none of its connections. */
async function quiet(pool: pg.Pool): Promise<void> {
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, 'release');
}

async function readTriggers(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ triggers: string }>(TRIGGERS);
  return rows[0]!.triggers;
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
