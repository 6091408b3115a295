import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { currentContest, deleteContests } from '../../../../test/factories/contest.js';
import { createSong } from '../../../../test/factories/songs.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Contest } from '../../contest/contests/contest.entity.js';
import { Song } from '../../songs/song.entity.js';

const ORIGIN = 'https://paattu.example';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { PUBLIC_URL: ORIGIN } });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  app.get(ChangeTopics).notify('songs');
});

/** A song like an uploaded one, with a fixed time. */
async function publish(values: Partial<Song>): Promise<Song> {
  const song = await createSong(app, { ...values, publishedAt: values.createdAt ?? new Date() });
  app.get(ChangeTopics).notify('songs');
  return song;
}

test('robots.txt disallows pages that need no search, and names the sitemap', async () => {
  const response = await client(app).get('/robots.txt');

  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.text).toBe(`User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /auth
Disallow: /confirm-address
Disallow: /erase-entry
Disallow: /invitation
Disallow: /jury
Disallow: /my-entry
Disallow: /opt-out
Disallow: /setup
Disallow: /vote/confirm
Disallow: /ml/auth
Disallow: /ml/confirm-address
Disallow: /ml/erase-entry
Disallow: /ml/invitation
Disallow: /ml/jury
Disallow: /ml/my-entry
Disallow: /ml/opt-out
Disallow: /ml/setup
Disallow: /ml/vote/confirm
Allow: /api/songs/
Allow: /api/contest/entries/
Allow: /api/texts/portraits/

Sitemap: https://paattu.example/sitemap.xml
`);
});

test('the sitemap lists the pages in each language, and each song with its last change', async () => {
  const rain = await publish({ slug: 'rain', createdAt: new Date('2026-01-01T00:00:00Z') });
  const lamp = await publish({ slug: 'lamp', createdAt: new Date('2026-01-02T00:00:00Z') });

  const response = await client(app).get('/sitemap.xml');

  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const url = (path: string, changed = '') => {
    const [en, ml] = [`${ORIGIN}${path}`, `${ORIGIN}/ml${path === '/' ? '' : path}`];
    const alternates = [
      ['en', en],
      ['ml', ml],
      ['x-default', en],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return [en, ml].map((loc) => `<url><loc>${loc}</loc>${changed}${alternates.join('')}</url>`).join('\n');
  };
  const changed = ({ updatedAt }: Song) => `<lastmod>${updatedAt.toISOString()}</lastmod>`;
  expect(response.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${url('/')}
${url('/entries')}
${url('/contests')}
${url('/about')}
${url('/contact')}
${url('/terms')}
${url('/contests/cover-song-contest-2025')}
${url('/songs', changed(lamp))}
${url('/songs/lamp', changed(lamp))}
${url('/songs/rain', changed(rain))}
</urlset>
`);
});

// @trust inert-text
test('the feed lists a song in any script and with any character, with its audio', async () => {
  const { id } = await publish({
    slug: 'rain',
    title: `Rain & <Lamp> "it's"`,
    titleMalayalam: 'മഴക്കത്ത്',
    artist: 'Asha & Menon',
    description: 'മഴ പെയ്യുന്നു\n\n<b>not bold</b>',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    audioFileUrl: 'audio-files/owner/1.mp3',
    audioMimeType: 'audio/mpeg',
    audioSize: 4321,
    audioHash: '0123456789abcdef-and-more',
    coverImageUrl: 'covers/17.jpg',
  });

  const response = await client(app).get('/songs/rss.xml');

  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>Paattu · New songs</title>
<link>https://paattu.example/songs</link>
<description>Malayalam songs to play, download and sing along to, newest first.</description>
<language>en</language>
<atom:link href="https://paattu.example/songs/rss.xml" rel="self" type="application/rss+xml"/>
<image><url>https://paattu.example/icon-192.png</url><title>Paattu · New songs</title><link>https://paattu.example/songs</link></image>
<item>
<title>Rain &amp; &lt;Lamp&gt; &quot;it&apos;s&quot; (മഴക്കത്ത്)</title>
<link>https://paattu.example/songs/rain</link>
<guid isPermaLink="true">https://paattu.example/songs/rain</guid>
<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>
<dc:creator>Asha &amp; Menon</dc:creator>
<description>മഴ പെയ്യുന്നു

&lt;b&gt;not bold&lt;/b&gt;</description>
<enclosure url="https://paattu.example/api/songs/${id}/audio?v=0123456789abcdef" length="4321" type="audio/mpeg"/>
<media:thumbnail url="https://paattu.example/api/songs/${id}/cover?v=17"/>
</item>
</channel>
</rss>
`);
});

test('the feed in Malayalam leads to Malayalam pages and has Malayalam titles first', async () => {
  await publish({ slug: 'rain', title: 'Rain', titleMalayalam: 'മഴ' });
  await publish({ slug: 'lamp', title: 'Lamp', titleMalayalam: null });

  const { text } = await client(app).get('/ml/songs/rss.xml');

  expect(text).toContain('<title>പാട്ട് · പുതിയ പാട്ടുകൾ</title>\n<link>https://paattu.example/ml/songs</link>');
  expect(text).toContain('<language>ml</language>');
  expect(text).toContain('href="https://paattu.example/ml/songs/rss.xml" rel="self"');
  expect(text).toContain('<title>മഴ (Rain)</title>\n<link>https://paattu.example/ml/songs/rain</link>');
  expect(text).toContain('<title>Lamp</title>\n<link>https://paattu.example/ml/songs/lamp</link>');
});

test('a song without audio has no enclosure', async () => {
  await publish({ slug: 'soon' });

  const { text } = await client(app).get('/songs/rss.xml');

  expect(text).toContain('<link>https://paattu.example/songs/soon</link>');
  expect(text).not.toContain('<enclosure');
});

test.each(['/sitemap.xml', '/songs/rss.xml'])(
  '%s is revalidated, and sent again after a new song',
  async (url) => {
    const first = await client(app).get(url);
    expect(first.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(first.headers.etag) };
    const unchanged = await client(app).with(known).get(url);
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);

    await publish({ slug: 'new-one' });

    const changed = await client(app).with(known).get(url);
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('https://paattu.example/songs/new-one<');
  },
);

test('the dates of a contest are a calendar in each language, which changes with the contest', async () => {
  const path = '/contests/cover-song-contest-2025.ics';
  const { status, headers, text } = await client(app).get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-cache',
  ]);
  expect(text).toContain('SUMMARY:Cover Song Contest 2025: submissions open\r\n');
  expect((await client(app).get(`/ml${path}`)).text).toContain('NAME:കവർ സോങ് മത്സരം 2025\r\n');
  expect(
    (
      await client(app)
        .with({ 'if-none-match': String(headers.etag) })
        .get(path)
    ).status,
  ).toBe(304);

  const { manager } = app.dataSource;
  const { id } = await currentContest(app);
  await manager.update(Contest, id, { title: 'Renamed' });
  app.get(ChangeTopics).notify('contest');
  expect((await client(app).get(path)).text).toContain('NAME:Renamed\r\n');
  await manager.update(Contest, id, { title: 'Cover Song Contest 2025' });
  app.get(ChangeTopics).notify('contest');
});

test.each([
  ['a draft', null, '2020-01-01T00:00:00Z'],
  ['a contest that is not announced', new Date(), '2098-01-01T00:00:00Z'],
])('%s is in no file', async (_, publishedAt, announceAt) => {
  const { manager } = app.dataSource;
  const { id: _id, createdAt: _at, ...values } = await currentContest(app);
  const instants = Object.fromEntries(
    CONTEST_DATES.map((date, index) => [date, new Date(Date.parse(announceAt) + index * 86_400_000)]),
  );
  await manager.save(
    manager.create(Contest, { ...values, ...instants, publishedAt, certifiedAt: null, slug: 'next' }),
  );
  app.get(ChangeTopics).notify('contest');
  const unknown = await client(app).get('/contests/unknown.ics');
  const hidden = await client(app).get('/contests/next.ics');
  expect([hidden.status, hidden.text]).toEqual([404, unknown.text]);
  expect((await client(app).get('/sitemap.xml')).text).not.toContain('/contests/next');
  await deleteContests(app, 'next');
  app.get(ChangeTopics).notify('contest');
});
