import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createEntry } from '../../../test/factories/contest.js';
import { createSong } from '../../../test/factories/songs.js';
import { SITE_ZONE } from '../../common/clock/site-zone.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Song } from '../songs/song.entity.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';

let app: TestApp;
let browser: Client;

beforeAll(async () => {
  app = await createTestApp();
  browser = client(app).with({ accept: 'text/html' });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  app.get(ChangeTopics).notify('songs');
});

test('a page contains its data, and is sent again only after a change', async () => {
  const { id } = await createSong(app, { title: 'Evening Lamp' });
  app.get(ChangeTopics).notify('songs');

  const first = await browser.get('/songs');
  const etag = String(first.headers.etag);
  const unchanged = await browser.with({ 'if-none-match': etag }).get('/songs');
  await client(app).post(`/api/songs/${id}/plays`);
  const changed = await browser.with({ 'if-none-match': etag }).get('/songs');

  expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(first.text).toContain('Evening Lamp');
  expect(first.text).toContain('0 plays');
  expect([unchanged.status, unchanged.text]).toEqual([304, '']);
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('1 play<');
});

test('a page expires with the first of the API responses that it shows, and with the year at last', async () => {
  const fastify = app.api.getHttpAdapter().getInstance();
  const inject = fastify.inject.bind(fastify) as (options: InjectOptions) => Promise<LightMyRequestResponse>;
  const instants = ['2020-01-02T00:00:00Z', '2020-01-01T00:00:00Z'];
  const spy = jest.spyOn(fastify, 'inject').mockImplementation((async (options: InjectOptions) => {
    const response = await inject(options);
    const instant = instants.shift();
    if (instant) response.headers.expires = new Date(instant).toUTCString();
    return response;
  }) as typeof fastify.inject);

  const { expiresAt } = await app.get(PageRenderer).render('/');
  const rendered = await app.get(PageRenderer).render('/');
  const [{ timeZone }] = await app.dataSource.query<[{ timeZone: string }]>(
    `select ${SITE_ZONE} as "timeZone"`,
  );

  expect(new Date(expiresAt).toISOString()).toBe('2020-01-01T00:00:00.000Z');
  // Its last line has the year of now, in the zone of the site.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, month: '2-digit', day: '2-digit' });
  expect(format.format(rendered.expiresAt)).toBe('01-01');
  spy.mockRestore();
});

test('the console without JavaScript says that it needs it', async () => {
  const { status, text } = await browser.get('/admin');
  expect(status).toBe(200);
  expect(text).toContain(
    '<noscript><p>To open the dashboard, JavaScript has to be switched on.</p></noscript>',
  );
});

test('the document of the console is validated at each use, and is for this site alone', async () => {
  const { headers } = await client(app).get('/admin');

  expect([headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
    'no-cache',
    'same-site',
  ]);
});

test('the console names the code of its remote, so that the browser loads it beside the shell', async () => {
  const { headers } = await client(app).get('/admin');

  const files = String(headers.link)
    .split(', ')
    .map((link) => link.slice(1, link.indexOf('>')));
  expect(files).toContain('/remotes/admin-web/remoteEntry.js');
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect((await client(app).get(file)).status).toBe(200);
});

test('each song has a page, however many there are', async () => {
  for (let day = 1; day <= 101; day++)
    await createSong(app, { slug: `song-${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
  app.get(ChangeTopics).notify('songs');

  expect((await browser.get('/songs')).text).toContain('href="/songs/song-1"');
  const oldest = await browser.get('/songs/song-1');
  expect(oldest.status).toBe(200);
  expect(oldest.text).toContain('<link rel="canonical" href="http://localhost:3000/songs/song-1"/>');
  expect((await client(app).get('/sitemap.xml')).text).toContain('/songs/song-1<');
});

// @trust inert-text
test('input of people is escaped on every page and in its data', async () => {
  const evil = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>]]><!--`;
  const texts = { description: evil, story: evil, storyMalayalam: evil };
  const written = { title: evil, artist: evil, titleMalayalam: evil, ...texts };
  await createSong(app, { ...written, slug: 'evil', audioFileUrl: 'a', lyricsFileUrl: 'b' });
  await createEntry(app, { name: evil, status: 'approved' });
  for (const topic of ['songs', 'entries'] as const) app.get(ChangeTopics).notify(topic);

  const pages = ['/', '/songs', '/songs/evil', '/entries', '/songs/rss.xml'];
  const malayalamPages = ['/ml', '/ml/songs', '/ml/songs/evil', '/ml/entries', '/ml/songs/rss.xml'];
  for (const url of [...pages, ...malayalamPages, '/sitemap.xml']) {
    const { status, text } = await browser.get(url);
    const own = text.replaceAll(/<script type="application\/(ld\+)?json"[^>]*>[^<]*<\/script>/g, '');
    expect({
      url,
      statusCode: status,
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
  const { status, headers, text } = await browser.get(url);

  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(text).toContain('href="/"');
});

test('a page depends on its path alone', async () => {
  const plain = await browser.get('/songs');
  const withQuery = await browser.get('/songs?filter=favorites&t=83&utm_source=x');

  expect(withQuery.text).toBe(plain.text);
  expect(withQuery.headers.etag).toBe(plain.headers.etag);
});

test.each([
  ['/about/', '/about'],
  ['//', '/'],
  ['/ml///', '/ml'],
  ['/songs/rain///?t=83', '/songs/rain?t=83'],
])('%s redirects to %s', async (url, location) => {
  const response = await browser.get(url);

  expect([response.status, response.headers.location]).toEqual([301, location]);
});

test.each([`/a${'/'.repeat(15_000)}b`, `/a${'/'.repeat(15_000)}`, `/${'a'.repeat(500)}`])(
  'a path of more than 500 characters is not rendered',
  async (url) => {
    const getPage = jest.spyOn(app.get(PageCache), 'get');

    const { status } = await browser.get(url);

    expect([status, getPage.mock.calls]).toEqual([404, []]);
    getPage.mockRestore();
  },
);

test.each(['//evil.example/', '/About', '/SONGS'])('%s is a 404', async (url) => {
  expect((await browser.get(url)).status).toBe(404);
});
