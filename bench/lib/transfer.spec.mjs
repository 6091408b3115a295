// @ts-check
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readHead, transfer } from './transfer.mjs';

test('the head of a response ends at its empty line', () => {
  const chunk = Buffer.from('HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\n\r\nAsh');
  expect(readHead(chunk)).toEqual({ length: 51, body: 5 });
});

test.each([
  ['an error response', 'HTTP/1.1 429 Too Many Requests\r\nContent-Length: 2\r\n\r\n{}'],
  ['a response without a length', 'HTTP/1.1 200 OK\r\n\r\n'],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Le'],
])('%s is not a file', (_, text) => {
  expect(() => readHead(Buffer.from(text))).toThrow('not a file');
});

test('reads bodies in chunks of any size', async () => {
  const body = Buffer.alloc(3_000_000, 'a');
  let answered = 0;
  const server = createServer((_request, response) => {
    answered++;
    response.setHeader('content-length', body.length);
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const begun = performance.now();
  const perSecond = await transfer(`http://127.0.0.1:${port}`, '/song', {});
  const seconds = (performance.now() - begun) / 1000;
  server.close();
  expect((perSecond * seconds) / body.length / answered).toBeCloseTo(1, 1);
});
