import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TOPICS } from '@paattu/shared/rules';
import pg from 'pg';
import { until } from '../../scripts/test/launched.mjs';

/** Where `ChangeTopics` of the server publishes. */
const CHANNEL = 'paattu_changes';
/** A topic that only `Snapshot` announces, after all others. */
const LAST = 'snapshot';

const announcements = () => [...TOPICS, LAST].map((topic) => `select pg_notify('${CHANNEL}', '${topic}')`);

/** Tables that only songs and entries fill. */
const OF_SONGS_AND_ENTRIES = ['uploaded_songs', 'contest_entries', 'entry_events'];
/** A night that passes while tests run asks for no backup. */
const NO_NIGHT = `update snapshot.care_settings set since = now() + interval '1 day'`;
const DEADLOCK_DETECTED = '40P01';

/** The rows and files of a product at one moment. Restoring them takes about 50 ms, much less than another product. */
export class Snapshot {
  private announced = 0;

  private constructor(
    private readonly client: pg.Client,
    private readonly tables: string[],
    private readonly files: FileSnapshot,
    private readonly metricsUrl: string,
  ) {}

  /** `metricsUrl`: of the API that serves the tests. */
  static async take(databaseUrl: string, dataDir: string, metricsUrl: string): Promise<Snapshot> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
    );
    const tables = rows.map(({ name }) => name);
    const copies = tables.map((table) => `create table snapshot.${table} as table public.${table};`);
    await client.query(`create schema snapshot; ${copies.join('\n')} ${NO_NIGHT}`);
    const files = new FileSnapshot(join(dataDir, 'files'), join(dataDir, 'snapshot'));
    return new Snapshot(client, tables, files, metricsUrl);
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
    await this.runUntilNoDeadlock(statements.join(';\n'));
    await this.expectHeard();
  }

  /** Has the API drop what it caches of the rows. */
  async announceChanges(): Promise<void> {
    await this.client.query(announcements().join(';'));
    await this.expectHeard();
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** PostgreSQL notifies each process on its own, on a busy machine some later than others. */
  private async expectHeard(): Promise<void> {
    this.announced += 1;
    const heard = async () => {
      const metrics = await (await fetch(this.metricsUrl)).text();
      return Number(
        /^paattu_changes_heard_total\{topic="other",process="api"\} (\d+)$/m.exec(metrics)?.[1] ?? 0,
      );
    };
    await until(async () => (await heard()) >= this.announced, 'the API to hear that its rows have changed');
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
