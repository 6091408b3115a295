import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError } from './backup-error.js';
import { type Checksums, copyWithChecksum } from './checksums.js';
import { type Contents, fileOfTable } from './contents.js';
import { findNamedFiles } from './named-files.js';
import { agreeOnFormats, findTables, readRows } from './tables.js';

export interface Dump {
  contents: Omit<Contents, 'lostFiles'>;
  checksums: Checksums;
  /** The files that the dumped rows name. */
  namedFiles: string[];
}

/** Writes every table as of one moment, while the site runs. */
export async function dumpDatabase(databaseUrl: string, folder: string): Promise<Dump> {
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
    for (const table of await findTables(client)) {
      const rows = readRows(client, table);
      const path = fileOfTable(table);
      checksums.set(
        path,
        await copyWithChecksum(rows, createWriteStream(join(folder, path), { mode: 0o600 })),
      );
      contents.tables.push({ ...table, rows: rows.rowCount });
    }
    return { contents, checksums, namedFiles: await findNamedFiles(client) };
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
