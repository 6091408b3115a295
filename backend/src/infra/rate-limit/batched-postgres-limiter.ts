import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { inBatches } from '../../common/batching/in-batches.js';

type Options = Omit<ConstructorParameters<typeof RateLimiterPostgres>[0], 'storeClient'>;

interface Use {
  key: string;
  points: number;
  /** Milliseconds. */
  duration: number;
}

interface Counter {
  points: number;
  expire: number;
}

/**
 * $1 keys, $2 points, $3 when a counter that begins now ends, $4 now. By key, so that two batches never wait for each
 * other.
 */
const COUNT = `
  insert into rate_limits as standing (key, points, expire)
  select key, sum(points), max(expire) from unnest($1::text[], $2::integer[], $3::bigint[]) as used (key, points, expire)
  group by key order by key
  on conflict (key) do update set
    points = case when standing.expire <= $4 then excluded.points else standing.points + excluded.points end,
    expire = case when standing.expire <= $4 then excluded.expire else standing.expire end
  returning key, points, expire`;

/** $1 before when. Without those that are counted just then: of both locking several, each might wait for the other. */
const CLEAR = `
  delete from rate_limits
  where key = any(array(select key from rate_limits where expire < $1 for update skip locked))`;

/**
 * Counts together what comes at the same time, where the library asks the database for each request. `_upsert` is the
 * method by which its limiters differ in their stores, and `clearExpired` what it calls every five minutes.
 */
export class BatchedPostgresLimiter extends RateLimiterPostgres {
  private readonly count: (use: Use) => Promise<Counter>;

  constructor(
    private readonly dataSource: DataSource,
    options: Options,
  ) {
    super({
      ...options,
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
    });
    this.count = inBatches((uses) => countUses(dataSource, uses));
  }

  async _upsert(key: string, points: number, duration: number): Promise<{ rows: [Counter] }> {
    return { rows: [await this.count({ key, points, duration })] };
  }

  /** Never fails: what is left is cleared the next time. */
  async clearExpired(expire: number): Promise<void> {
    await this.dataSource.query(CLEAR, [expire]).catch(() => {});
  }
}

/** For each use the counter as if it had come alone, after those before it. */
async function countUses(dataSource: DataSource, uses: readonly Use[]): Promise<Counter[]> {
  const now = Date.now();
  const rows = await dataSource.query<Array<Counter & { key: string }>>(COUNT, [
    uses.map(({ key }) => key),
    uses.map(({ points }) => points),
    uses.map(({ duration }) => now + duration),
    now,
  ]);
  const counters = new Map(rows.map(({ key, points, expire }) => [key, { points, expire }]));
  const counted = uses.toReversed().map(({ key, points }) => {
    const counter = counters.get(key);
    if (!counter) throw new Error('a counter of the rate limits was not returned');
    counters.set(key, { ...counter, points: counter.points - points });
    return counter;
  });
  return counted.reverse();
}
