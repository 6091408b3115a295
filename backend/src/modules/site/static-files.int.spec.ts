import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestApp, type TestApp } from '../../../test/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Requests a path over a socket, because a client would normalize it. */
async function get(path: string): Promise<[status: number, body: string]> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  return [Number(answer.slice(9, 12)), answer.slice(answer.indexOf('\r\n\r\n') + 4)];
}

/** Paths that lead out of each folder that is served. */
const TRAVERSALS = [
  '/',
  '/assets/',
  '/admin/',
  '/admin/assets/',
  '/remotes/admin-web/',
  '/remotes/public-web/',
].flatMap((folder) =>
  [
    '../package.json',
    '../../package.json',
    '../../../../../../../etc/passwd',
    '..%2fpackage.json',
    '..%2f..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '%252e%252e%252fpackage.json',
    '..%5c..%5cpackage.json',
    '..%00/package.json',
    '%00',
    'index.html%00.js',
  ].map((way) => `${folder}${way}`),
);

test('/licences is the page that the build has made, compressed', async () => {
  const response = await fetch(`${app.url}/licences`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(await response.text()).toContain('<li>fastify ');
});

// @trust build-manifests
test.each(
  ['/', '/remotes/admin-web/', '/remotes/public-web/'].flatMap((folder) =>
    ['.vite/manifest.json', 'mf-manifest.json', 'mf-stats.json'].map((file) => folder + file),
  ),
)('%s is not served', async (path) => {
  const [status] = await get(path);
  expect(status).toBe(404);
});

// @trust build-manifests
test("/admin/ serves the shell in place of its build's manifest, as for each unknown path", async () => {
  expect(await get('/admin/.vite/manifest.json')).toEqual(await get('/admin/nowhere'));
});

// @trust path-traversal
test.each(TRAVERSALS)('%s is a 404', async (path) => {
  expect(await get(path)).toEqual([404, '{"code":"NOT_FOUND","message":"Not found."}']);
});

test('a file that is served is found', async () => {
  expect((await get('/remotes/admin-web/remoteEntry.js'))[0]).toBe(200);
});
