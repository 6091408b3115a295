import pg from 'pg';
import { BackupError } from './backup-error.js';
import type { BackupFolder } from './backup-folder.js';
import type { Checksums } from './checksums.js';
import { type Contents, fileOfTable } from './contents.js';
import { findNamedFiles } from './named-files.js';
import { agreeOnFormats, findTables, readRows } from './tables.js';

export interface Dump {
  contents: Omit<Contents, 'lostFiles'>;
  checksums: Checksums;
  bytes: number;
  /** The files that the dumped rows name. */
  namedFiles: string[];
}

/** Writes every table as of one moment, while the site runs. */
export async function dumpDatabase(databaseUrl: string, folder: BackupFolder): Promise<Dump> {
  return withDatabase(databaseUrl, async (client) => {
    await agreeOnFormats(client);
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows: exists } = await client.query(`select where to_regclass('migrations') is not null`);
    if (exists.length === 0)
      throw new BackupError('The database has no tables: there is nothing to back up.');
    const contents: Dump['contents'] = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations: await namesOf(client, 'select name from migrations order by id'),
      tables: [],
      sequences: await readSequences(client),
    };
    const checksums: Checksums = new Map();
    let bytes = 0;
    for (const table of await findTables(client)) {
      const rows = readRows(client, table);
      const path = fileOfTable(table);
      const stored = await folder.put(path, rows);
      checksums.set(path, stored.checksum);
      bytes += stored.bytes;
      contents.tables.push({ ...table, rows: rows.rowCount });
    }
    return { contents, checksums, bytes, namedFiles: await findNamedFiles(client) };
  });
}

/** About the bytes of all rows. */
export function measureRows(databaseUrl: string): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select coalesce(sum(pg_table_size(oid)), 0) as bytes from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
    );
    return Number(rows[0]?.bytes);
  });
}

/** Returns every file that a row names now. */
export function findFilesNamedNow(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, findNamedFiles);
}

async function withDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 15_000 });
  // The query that lost the connection reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function namesOf(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

async function readSequences(client: pg.Client): Promise<Contents['sequences']> {
  const { rows } = await client.query<{ name: string; lastValue: string }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences
     where schemaname = current_schema() and last_value is not null and sequencename <> 'migrations_id_seq'
     order by sequencename`,
  );
  return rows;
}
