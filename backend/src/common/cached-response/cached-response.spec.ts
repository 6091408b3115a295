import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { eventually } from '../../../test/eventually.js';
import { CachedResponse } from './cached-response.js';

const text = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index, title: 'മഴക്കത്ത്' })));
/** Unlike `text`, more effort makes it smaller. */
const words = Array.from({ length: 3_000 }, (_, index) => `line ${index}: ${(index * 7919) % 311}`).join(
  '\n',
);
let app: FastifyInstance;

beforeAll(() => {
  const large = new CachedResponse(text, 'application/json; charset=utf-8', {
    'content-range': 'songs 0-199/200',
  });
  const small = new CachedResponse('[]', 'application/json; charset=utf-8');
  app = fastify();
  app.get('/large', (request, reply) => large.send(request, reply));
  const kept = new CachedResponse(words, 'text/plain');
  app.get('/kept', (request, reply) => kept.send(request, reply));
  app.get('/small', (request, reply) => small.send(request, reply));
  app.get('/missing', (request, reply) => large.send(request, reply.code(404)));
});

afterAll(() => app.close());

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

test('sends plain bytes to a client that accepts no encoding', async () => {
  const response = await get('/large');
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(text);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers).toMatchObject({ vary: 'accept-encoding', 'content-range': 'songs 0-199/200' });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
])('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
  const response = await get('/large', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(decompress(response.rawPayload).toString()).toBe(text);
});

test('does not compress a short body', async () => {
  const response = await get('/small', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toBe('[]');
});

test.each(['', 'br', 'gzip'])(
  'encoding "%s" has its own ETag, and 304 when it is named',
  async (encoding) => {
    const first = await get('/large', { 'accept-encoding': encoding });
    const etag = String(first.headers.etag);
    for (const header of [
      etag,
      etag.replace('W/', ''),
      `W/${etag.replace('W/', '')}`,
      `"other", ${etag}`,
      '*',
    ]) {
      const again = await get('/large', { 'accept-encoding': encoding, 'if-none-match': header });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const stale = await get('/large', { 'accept-encoding': encoding, 'if-none-match': '"other"' });
    expect(stale.statusCode).toBe(200);
  },
);

test('a kept response gets smaller after its second request, with the same content and ETag', async () => {
  const first = await get('/kept', { 'accept-encoding': 'br' });
  await eventually(async () => {
    const later = await get('/kept', { 'accept-encoding': 'br' });
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(brotliDecompressSync(later.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
    expect(later.headers.etag).toBe(first.headers.etag);
  });
});

test('never answers an error page with 304', async () => {
  const first = await get('/missing');
  const again = await get('/missing', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(404);
});

// @trust bounded-memory
test('keeps nothing of the Accept-Encoding headers that clients send', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const response = new CachedResponse('[]', 'text/plain');
  const reply = { headers: () => reply, type: () => reply, send: () => reply } as unknown as FastifyReply;
  const flood = async (from: number) => {
    for (let index = from; index < from + 1_000; index += 1) {
      const headers = { 'accept-encoding': `gzip, ${index}${'x'.repeat(14_000)}` };
      await response.send({ headers } as unknown as FastifyRequest, reply);
    }
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = await flood(0);
  expect((await flood(1_000)) - before).toBeLessThan(3_000_000);
});
