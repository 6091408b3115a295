import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';

const HEADERS = 1_000;

// @trust bounded-memory
test('Fastify keeps few of the Content-Type headers that clients send', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const app = fastify();
  app.post('/', () => 'ok');
  const flood = async (from: number) => {
    for (let index = from; index < from + HEADERS; index += 1) {
      const headers = { 'content-type': `application/json; a=${index}${'x'.repeat(14_000)}` };
      const { statusCode } = await app.inject({ method: 'POST', url: '/', headers, payload: '{}' });
      expect(statusCode).toBe(200);
    }
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await flood(0);
  expect((await flood(HEADERS)) - before).toBeLessThan(3_000_000);
  await app.close();
});
