import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { createEntry } from '../../../test/factories/contest.js';
import { createSong } from '../../../test/factories/songs.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Song } from '../songs/song.entity.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  app.get(ChangeTopics).notify('songs');
});

function open(url: string, headers: Record<string, string> = {}) {
  return app.api.inject({ url, headers: { accept: 'text/html', ...headers } });
}

test('a page contains its data, and is sent again only after a change', async () => {
  const { id } = await createSong(app, { title: 'Evening Lamp' });
  app.get(ChangeTopics).notify('songs');

  const first = await open('/songs');
  const etag = String(first.headers.etag);
  const unchanged = await open('/songs', { 'if-none-match': etag });
  await app.api.inject({ method: 'POST', url: `/api/songs/${id}/plays` });
  const changed = await open('/songs', { 'if-none-match': etag });

  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(first.body).toContain('Evening Lamp');
  expect(first.body).toContain('0 plays');
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(changed.statusCode).toBe(200);
  expect(changed.body).toContain('1 play<');
});

test('a page expires with the first of the API responses that it shows', async () => {
  const fastify = app.api.getHttpAdapter().getInstance();
  const inject = fastify.inject.bind(fastify) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const instants = ['2040-01-01T00:00:00Z', '2039-01-01T00:00:00Z'];
  const spy = jest.spyOn(fastify, 'inject').mockImplementation((async (options: InjectOptions) => {
    const response = await inject(options);
    const instant = instants.shift();
    if (instant) response.headers.expires = new Date(instant).toUTCString();
    return response;
  }) as typeof fastify.inject);

  const { expiresAt } = await app.get(PageRenderer).render('/');
  const unlimited = await app.get(PageRenderer).render('/');

  expect(new Date(expiresAt).toISOString()).toBe('2039-01-01T00:00:00.000Z');
  expect(unlimited.expiresAt).toBe(Infinity);
  spy.mockRestore();
});

test('the console without JavaScript says that it needs it', async () => {
  const { statusCode, body } = await open('/admin');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<noscript><p>To open the dashboard, JavaScript has to be switched on.</p></noscript>',
  );
});

test('the document of the console is validated at each use, and is for this site alone', async () => {
  const { headers } = await app.api.inject({ url: '/admin' });

  expect([headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
    'no-cache',
    'same-site',
  ]);
});

test('the console names the code of its remote, so that the browser loads it beside the shell', async () => {
  const { headers } = await app.api.inject({ url: '/admin' });

  const files = String(headers.link)
    .split(', ')
    .map((link) => link.slice(1, link.indexOf('>')));
  expect(files).toContain('/remotes/admin-web/remoteEntry.js');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await app.api.inject({ url: file })).statusCode).toBe(200);
});

test('each song has a page, however many there are', async () => {
  for (let day = 1; day <= 101; day++)
    await createSong(app, { slug: `song-${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
  app.get(ChangeTopics).notify('songs');

  expect((await open('/songs')).body).toContain('href="/songs/song-1"');
  const oldest = await open('/songs/song-1');
  expect(oldest.statusCode).toBe(200);
  expect(oldest.body).toContain('<link rel="canonical" href="http://localhost:3000/songs/song-1"/>');
  expect((await app.api.inject({ url: '/sitemap.xml' })).body).toContain('/songs/song-1<');
});

// @trust inert-text
test('input of people is escaped on every page and in its data', async () => {
  const evil = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>]]><!--`;
  const written = { title: evil, artist: evil, titleMalayalam: evil, description: evil };
  await createSong(app, { ...written, slug: 'evil', audioFileUrl: 'a', lyricsFileUrl: 'b' });
  await createEntry(app, { name: evil, status: 'approved' });
  for (const topic of ['songs', 'entries'] as const) app.get(ChangeTopics).notify(topic);

  const pages = ['/', '/songs', '/songs/evil', '/entries', '/songs/rss.xml'];
  const malayalamPages = ['/ml', '/ml/songs', '/ml/songs/evil', '/ml/entries', '/ml/songs/rss.xml'];
  for (const url of [...pages, ...malayalamPages, '/sitemap.xml']) {
    const { statusCode, body } = await open(url);
    const own = body.replaceAll(/<script type="application\/(ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
    expect({
      url,
      statusCode,
      shown: url === '/sitemap.xml' || /&lt;script&gt;alert\(1\)/.test(own),
      script: own.includes('<script>alert'),
      picture: own.includes('<img src=x'),
      attribute: /"'>/.test(own),
    }).toEqual({ url, statusCode: 200, shown: true, script: false, picture: false, attribute: false });
  }
});

test.each([
  '/songs/none',
  '/nowhere',
  '/about/more',
  '/ml/nowhere',
  '/ml//songs',
  '/ml/ml/songs',
  '/mlsongs',
])('%s shows the 404 page', async (url) => {
  const { statusCode, headers, body } = await open(url);

  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('href="/"');
});

test('a page depends on its path alone', async () => {
  const plain = await open('/songs');
  const withQuery = await open('/songs?filter=favorites&t=83&utm_source=x');

  expect(withQuery.body).toBe(plain.body);
  expect(withQuery.headers.etag).toBe(plain.headers.etag);
});

test.each([
  ['/about/', '/about'],
  ['//', '/'],
  ['/ml///', '/ml'],
  ['/songs/rain///?t=83', '/songs/rain?t=83'],
])('%s redirects to %s', async (url, location) => {
  const response = await open(url);

  expect([response.statusCode, response.headers.location]).toEqual([301, location]);
});

test.each([`/a${'/'.repeat(15_000)}b`, `/a${'/'.repeat(15_000)}`, `/${'a'.repeat(500)}`])(
  'a path of more than 500 characters is not rendered',
  async (url) => {
    const getPage = jest.spyOn(app.get(PageCache), 'get');

    const { statusCode } = await open(url);

    expect([statusCode, getPage.mock.calls]).toEqual([404, []]);
    getPage.mockRestore();
  },
);

test.each(['//evil.example/', '/About', '/SONGS'])('%s is a 404', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});
