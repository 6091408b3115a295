import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** Where `Changes` of the server publishes, and all of its topics. */
const CHANNEL = 'paattu_changes';
const TOPICS = ['songs', 'entries', 'contest', 'texts'];

const announcements = () => TOPICS.map((topic) => `select pg_notify('${CHANNEL}', '${topic}')`);

/** Tables that only songs and entries fill. */
const OF_SONGS_AND_ENTRIES = ['uploaded_songs', 'contest_entries', 'entry_events'];
const DEADLOCK_DETECTED = '40P01';

/** The rows and files of a product at one moment. Restoring them takes about 50 ms, much less than another product. */
export class Snapshot {
  private unheard = new Set<string>();
  private onHeard = () => {};

  private constructor(
    private readonly client: pg.Client,
    private readonly tables: string[],
    private readonly files: FileSnapshot,
  ) {
    client.on('notification', ({ payload = '' }) => {
      this.unheard.delete(payload);
      if (this.unheard.size === 0) this.onHeard();
    });
  }

  static async take(databaseUrl: string, dataDir: string): Promise<Snapshot> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    const tables = rows.map(({ name }) => name);
    const copies = tables.map((table) => `create table snapshot.${table} as table public.${table};`);
    await client.query(`create schema snapshot; ${copies.join('\n')} listen ${CHANNEL};`);
    return new Snapshot(client, tables, new FileSnapshot(join(dataDir, 'files'), join(dataDir, 'snapshot')));
  }

  /** Restores the rows and files, and has the API drop what it caches of the rows. */
  async restore({ demo }: { demo: boolean }): Promise<void> {
    this.files.restore();
    const restored = this.tables.filter((table) => demo || !OF_SONGS_AND_ENTRIES.includes(table));
    const statements = [
      'begin',
      // Runs no trigger and checks no foreign key: the restored rows were consistent.
      'set local session_replication_role = replica',
      // Waits for requests and jobs of the previous test, and delays later ones.
      `lock table ${this.tables.join(', ')} in share row exclusive mode`,
      ...this.tables.map((table) => `delete from ${table}`),
      ...restored.map((table) => `insert into ${table} select * from snapshot.${table}`),
      ...announcements(),
      'commit',
    ];
    const heard = this.hear();
    await this.runUntilNoDeadlock(statements.join(';\n'));
    await heard;
  }

  /** Has the API drop what it caches of the rows. */
  async announceChanges(): Promise<void> {
    const heard = this.hear();
    await this.client.query(announcements().join(';'));
    await heard;
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private hear(): Promise<void> {
    this.unheard = new Set(TOPICS);
    return new Promise<void>((resolve) => (this.onHeard = resolve));
  }

  private async runUntilNoDeadlock(sql: string): Promise<void> {
    try {
      await this.client.query(sql);
    } catch (error) {
      await this.client.query('rollback');
      if (!(error instanceof pg.DatabaseError) || error.code !== DEADLOCK_DETECTED) throw error;
      await this.runUntilNoDeadlock(sql);
    }
  }
}

/** Stored files never change, so links are enough to keep them. */
class FileSnapshot {
  private readonly paths: string[];

  constructor(
    private readonly stored: string,
    private readonly kept: string,
  ) {
    this.paths = readdirSync(stored, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(stored.length + 1));
    for (const path of this.paths) link(join(stored, path), join(kept, path));
  }

  /** Restores the files that a test deleted. */
  restore(): void {
    for (const path of this.paths) {
      const target = join(this.stored, path);
      if (!existsSync(target)) link(join(this.kept, path), target);
    }
  }
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  linkSync(from, to);
}
