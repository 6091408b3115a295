import { SchedulerRegistry } from '@nestjs/schedule';
import { createTestApp } from '../../../test/app.js';

test('the API process does nothing again and again but to delete ended rate limits', async () => {
  const app = await createTestApp();
  try {
    expect(app.get(SchedulerRegistry).getIntervals()).toEqual(['ended rate limits']);
  } finally {
    await app.close();
  }
});
