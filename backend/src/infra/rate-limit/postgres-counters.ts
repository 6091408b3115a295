import type { DataSource } from 'typeorm';
import { inBatches } from '../../common/batching/in-batches.js';
import type { Count, Counters } from './counters.js';

interface Use {
  key: string;
  points: number;
  durationMs: number;
}

interface Row {
  key: string;
  points: number;
  expire: string;
}

/**
 * $1 keys, $2 points, $3 when a counter that begins now ends, $4 now. Ordered by key, so that two batches cannot
 * deadlock.
 */
const COUNT = `
  insert into rate_limits as running (key, points, expire)
  select key, sum(points), max(expire) from unnest($1::text[], $2::integer[], $3::bigint[]) as used (key, points, expire)
  group by key order by key
  on conflict (key) do update set
    points = case when running.expire <= $4 then excluded.points else running.points + excluded.points end,
    expire = case when running.expire <= $4 then excluded.expire else running.expire end
  returning key, points, expire`;

/** $1 now. Skips counters in use: of two statements that lock several rows, each could wait for the other. */
const DELETE_ENDED = `
  delete from rate_limits
  where key = any(array(select key from rate_limits where expire < $1 for update skip locked))`;

/** Counters that all processes share in PostgreSQL. Uses at the same time are counted in one statement. */
export class PostgresCounters implements Counters {
  private readonly count: (use: Use) => Promise<Count>;

  constructor(private readonly dataSource: DataSource) {
    this.count = inBatches((uses) => this.countAll(uses));
  }

  add(key: string, points: number, durationMs: number): Promise<Count> {
    return this.count({ key, points, durationMs });
  }

  async delete(key: string): Promise<void> {
    await this.dataSource.query('delete from rate_limits where key = $1', [key]);
  }

  async deleteEnded(now = Date.now()): Promise<void> {
    await this.dataSource.query(DELETE_ENDED, [now]);
  }

  /** Each use gets the count that it would have got alone, after the uses before it. */
  private async countAll(uses: readonly Use[]): Promise<Count[]> {
    const now = Date.now();
    const rows = await this.dataSource.query<Row[]>(COUNT, [
      uses.map(({ key }) => key),
      uses.map(({ points }) => points),
      uses.map(({ durationMs }) => now + durationMs),
      now,
    ]);
    const counters = new Map(rows.map((row) => [row.key, { ...row }]));
    const counts = uses.toReversed().map(({ key, points }) => {
      const counter = counters.get(key);
      if (!counter) throw new Error('PostgreSQL returned no counter for a key');
      const count = { used: counter.points, msLeft: Math.max(0, Number(counter.expire) - now) };
      counter.points -= points;
      return count;
    });
    return counts.reverse();
  }
}
