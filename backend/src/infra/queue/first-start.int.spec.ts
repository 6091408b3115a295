import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createApi } from '../../api.js';
import { createEmptyDatabase } from '../../../test/database.js';
import { testConfig } from '../../../test/config.js';
import { QUEUES } from './queues.js';

test('queues work in the process that creates their tables', async () => {
  const database = await createEmptyDatabase();
  const api = await createApi(testConfig(database.env));
  try {
    await api.init();
    const counts = QUEUES.map((name) =>
      api.get<Queue>(getQueueToken(name), { strict: false }).getJobCounts(),
    );
    expect((await Promise.all(counts)).map(({ failed }) => failed)).toEqual(QUEUES.map(() => 0));
  } finally {
    await api.close();
    await database.drop();
  }
});
