import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

const HEADERS = 1_000;

// @trust bounded-memory
test('few of the Content-Type headers that clients send are kept', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const app = await createTestApp();
  const flood = async (from: number) => {
    for (let index = from; index < from + HEADERS; index += 1) {
      const headers = { 'content-type': `application/json; a=${index}${'x'.repeat(14_000)}` };
      const response = await client(app).with(headers).post('/api/auth/logout', '{}');
      // The body is read before the limit of requests is checked.
      expect([204, 429]).toContain(response.status);
    }
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await flood(0);
  expect((await flood(HEADERS)) - before).toBeLessThan(3_000_000);
  await app.close();
});
