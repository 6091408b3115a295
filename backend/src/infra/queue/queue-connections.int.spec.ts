import { getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { createTestApp } from '../../../test/app.js';
import { eventually } from '../../../test/eventually.js';
import type { QueueConnections } from './queue-connections.js';
import { QUEUES } from './queues.js';

const queuesOf = (app: INestApplicationContext) =>
  QUEUES.map((name) => app.get<Queue>(getQueueToken(name), { strict: false }));

const poolsOf = (app: INestApplicationContext) => [
  ...new Set(queuesOf(app).map(({ opts }) => (opts.connection as unknown as QueueConnections).pool)),
];

test('all queues of a process share four connections, and end them when the last one closes', async () => {
  const app = await createTestApp();
  const pools = poolsOf(app.api);
  try {
    expect(pools).toHaveLength(1);
    await Promise.all(queuesOf(app.api).map((queue) => queue.getJobCounts()));
    expect(pools[0]!.totalCount).toBeLessThanOrEqual(4);
  } finally {
    await app.close();
  }
  expect(pools[0]!.ended).toBe(true);
  expect(pools[0]!.totalCount).toBe(0);
});

test('the workers of a process listen on one connection each, and share the others', async () => {
  const app = await createTestApp({ worker: true });
  const [pool] = poolsOf(app.worker!);
  try {
    await eventually(async () => {
      const rows = await app.dataSource.query<Array<{ name: string }>>(
        `select application_name as name from pg_stat_activity
         where datname = current_database() and application_name = any($1)`,
        [QUEUES],
      );
      expect(rows.map(({ name }) => name).sort()).toEqual([...QUEUES].sort());
    });
    expect(pool!.totalCount).toBeLessThanOrEqual(QUEUES.length + 4);
  } finally {
    await app.close();
  }
  expect(pool!.ended).toBe(true);
});
