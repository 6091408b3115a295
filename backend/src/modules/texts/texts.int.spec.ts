import { DEFAULT_TEXTS } from '@paattu/shared/site-texts/defaults';
import { eventually } from '../../../test/eventually.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createSong } from '../../../test/factories/songs.js';
import { createModerator, createUser } from '../../../test/factories/users.js';
import { createApi } from '../../api.js';
import { Clock } from '../../common/clock/clock.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { Storage } from '../../infra/storage/storage.js';
import { sharp } from '../../common/images/sharp.js';
import { Song } from '../songs/song.entity.js';
import { Portrait } from './portraits/portrait.entity.js';
import { PortraitSweep } from './portraits/portrait-sweep.js';
import { PortraitsService } from './portraits/portraits.service.js';
import { SiteTextsRow } from './site-texts.entity.js';

const OWN = { name: 'Meera Nair', nameMalayalam: 'മീര നായർ', tagline: 'Songs from the backwaters.' };

let app: TestApp;
let owner: Client;
let siteTexts: Client;
let browser: Client;

/** The last act before the test. */
let lastAct: number;

beforeAll(async () => {
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
  siteTexts = owner.at('/api/admin/texts/site');
  browser = client(app).with({ accept: 'text/html' });
});

afterAll(() => app.close());

beforeEach(async () => {
  const { manager } = app.dataSource;
  await manager.update(SiteTextsRow, { id: true }, { published: {}, draft: null, publishedAt: null });
  await manager.deleteAll(Portrait);
  app.get(ChangeTopics).notify('texts');
  const [{ last }] = await manager.query(`select coalesce(max(id), 0)::int as last from audit_log`);
  lastAct = last;
});

const save = (texts: object, editor = siteTexts) => editor.put('', texts);
const publish = (editor = siteTexts) => editor.post('/publish');

async function publishTexts(texts: object): Promise<void> {
  expect((await save(texts)).status).toBe(200);
  expect((await publish()).status).toBe(200);
}

/** Without the year of now and what becomes of emails, which each answer has. */
const texts = async () => {
  const { footerYear: _, emails: __, ...written } = (await client(app).get('/api/texts')).body;
  return written;
};
const tokenOfPreview = async () => (await siteTexts.get('/preview')).body.token;

async function uploadPortrait(): Promise<string> {
  const picture = await sharp({ create: { width: 400, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();
  const form = new FormData();
  form.append('portrait', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
  const { status, body } = await siteTexts.post<{ id: string }>('/portraits', form);
  expect(status).toBe(201);
  return body.id;
}

const WITH_ALT = { portraitAlt: 'Meera at the harmonium', portraitAltMalayalam: 'ഹാർമോണിയം വായിക്കുന്ന മീര' };

async function filesOf(id: string): Promise<boolean[]> {
  const portrait = await app.dataSource.manager.findOneBy(Portrait, { id });
  if (!portrait) return [];
  const keys = [portrait.imageUrl, portrait.pageUrl, portrait.cardUrl];
  return Promise.all(
    keys.map(async (key) => (await app.api.get(Storage, { strict: false }).stat(key)) !== null),
  );
}

test('visitors read the default texts until a draft is published, on every page and in both languages', async () => {
  expect(await texts()).toEqual({});
  expect((await browser.get('/')).text).toContain('<title>Paattu · ');
  const saved = await save({ ...OWN, journey: ' ', tagline: DEFAULT_TEXTS.tagline });
  expect(saved.body).toMatchObject({ published: {}, publishedAt: null });
  expect(saved.body.draft).toEqual({ name: 'Meera Nair', nameMalayalam: 'മീര നായർ' });
  expect(await texts()).toEqual({});
  expect((await browser.get('/')).text).not.toContain('Meera');

  const published = await publish();
  expect(published.body).toMatchObject({ draft: null, published: saved.body.draft });
  expect(await texts()).toEqual({ name: 'Meera Nair', nameMalayalam: 'മീര നായർ' });
  for (const path of ['/', '/songs', '/entries', '/contests', '/about', '/contact', '/terms', '/nowhere']) {
    const { text } = await browser.get(path);
    expect([path, /<title>[^<]*Meera Nair/.test(text), text.includes('Paattu')]).toEqual([path, true, false]);
  }
  expect((await browser.get('/ml/songs')).text).toMatch(/<title>[^<]* · മീര നായർ<\/title>/);
});

test('what other programs read has the published texts', async () => {
  expect((await browser.get('/sitemap.xml')).text).not.toContain('<lastmod>');
  await publishTexts({ ...OWN, facebookUrl: '', youtubeUrl: 'https://www.youtube.com/@meera' });
  const { publishedAt } = (await siteTexts.get()).body;

  expect((await browser.get('/sitemap.xml')).text).toContain(
    `<loc>http://localhost:3000/about</loc><lastmod>${publishedAt}</lastmod>`,
  );
  expect((await browser.get('/songs/rss.xml')).text).toContain('<title>Meera Nair · New songs</title>');
  expect((await browser.get('/ml/songs/rss.xml')).text).toContain('<title>മീര നായർ · പുതിയ പാട്ടുകൾ</title>');
  expect(JSON.parse((await browser.get('/site.webmanifest')).text)).toMatchObject({
    name: 'Meera Nair',
    short_name: 'Meera Nair',
  });
  const about = (await browser.get('/about')).text;
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(about)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    name: 'Meera Nair',
    alternateName: 'മീര നായർ',
    description: 'Songs from the backwaters.',
    image: 'http://localhost:3000/icon-512.png',
    sameAs: ['https://www.youtube.com/@meera'],
  });
  expect(about).toContain('<meta property="og:site_name" content="Meera Nair"/>');
  expect(about).not.toContain('facebook.com');
});

test.each([
  ['English', { name: 'Meera Nair' }, 'Meera Nair'],
  ['Malayalam', { nameMalayalam: 'മീര നായർ' }, 'മീര നായർ'],
])('a name that was written in %s alone is the name in both languages', async (_language, own, name) => {
  await publishTexts(own);
  for (const path of ['/about', '/ml/about']) {
    const { text } = await browser.get(path);
    const [, title] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
    const shown = text.split('id="page-data"')[0] ?? '';
    expect([path, title?.endsWith(` · ${name}`), /Paattu|പാട്ട്<\/span>/.test(shown)]).toEqual([
      path,
      true,
      false,
    ]);
  }
});

test('songs under the name of the artist follow it, in both languages, and a song of another artist keeps hers', async () => {
  await publishTexts({ name: 'Meera', nameMalayalam: 'മീര' });
  const [own, inMalayalam, ofAnother] = [
    await createSong(app, { artist: 'Meera' }),
    await createSong(app, { artist: 'മീര' }),
    await createSong(app, { artist: 'Asha Menon' }),
  ];
  await publishTexts(OWN);

  const songs = (await client(app).get<Song[]>('/api/songs')).body;
  expect(new Map(songs.map(({ id, artist }) => [id, artist]))).toEqual(
    new Map([
      [own.id, 'Meera Nair'],
      [inMalayalam.id, 'മീര നായർ'],
      [ofAnother.id, 'Asha Menon'],
    ]),
  );
  for (const { slug } of [own, inMalayalam]) {
    expect((await browser.get(`/songs/${slug}`)).text).toContain('>Meera Nair</span>');
    expect((await browser.get(`/ml/songs/${slug}`)).text).toContain('>മീര നായർ</span>');
  }
  expect((await browser.get(`/ml/songs/${ofAnother.slug}`)).text).toContain('>Asha Menon</span>');
  expect((await browser.get('/ml/songs/rss.xml')).text.match(/<dc:creator>[^<]*/g)?.toSorted()).toEqual(
    ['Asha Menon', 'മീര നായർ', 'മീര നായർ'].map((artist) => `<dc:creator>${artist}`),
  );
  const acts = await app.dataSource.query(
    `select subject_id as id, before, after from audit_log join audit_details on audit_id = audit_log.id
     where audit_log.id > $1 and action = 'song.edit' order by after->>'artist'`,
    [lastAct],
  );
  expect(acts).toEqual([
    { id: own.id, before: { artist: 'Meera' }, after: { artist: 'Meera Nair' } },
    { id: inMalayalam.id, before: { artist: 'മീര' }, after: { artist: 'മീര നായർ' } },
  ]);
  await app.dataSource.manager.deleteAll(Song);
  app.get(ChangeTopics).notify('songs');
});

test('a publication reaches the pages of every process', async () => {
  const config = app.api.get<Config>(CONFIG, { strict: false });
  const other = await createApi(config);
  await other.init();
  const there = async () => (await other.inject({ url: '/about', headers: { accept: 'text/html' } })).body;
  expect(await there()).toContain('· Paattu</title>');
  const first = await browser.get('/about');
  await publishTexts(OWN);

  await eventually(async () => (await there()).includes('· Meera Nair</title>'));
  const second = await browser.with({ 'if-none-match': String(first.headers.etag) }).get('/about');
  expect([second.status, second.text.includes('Meera Nair')]).toEqual([200, true]);
  expect((await browser.with({ 'if-none-match': String(second.headers.etag) }).get('/about')).status).toBe(
    304,
  );
  await other.close();
});

describe('limits', () => {
  test.each<[string, object, string]>([
    ['a name of 31 characters', { name: 'a'.repeat(31) }, 'name'],
    ['a tagline of 161 characters', { taglineMalayalam: 'അ'.repeat(161) }, 'taglineMalayalam'],
    ['an introduction of 3,001 characters', { aboutIntro: 'a'.repeat(3_001) }, 'aboutIntro'],
    ['a milestone without a text', { milestones: [{ when: '2024', what: ' ' }] }, 'milestones.0.what'],
    ['21 milestones', { milestones: Array(21).fill({ when: '2024', what: 'A song' }) }, 'milestones'],
    ['nine values', { values: Array(9).fill({ name: 'A', text: 'B' }) }, 'values'],
    ['a value that is a text', { values: ['A'] }, 'values'],
    ['a milestone that is a list', { milestones: [[]] }, 'milestones'],
    ['a list of values in the list', { values: [[{ name: 'A', text: 'B' }]] }, 'values'],
    ['a link that runs a script', { youtubeUrl: 'javascript:alert(1)' }, 'youtubeUrl'],
    ['a link without a scheme', { facebookUrl: 'facebook.com/meera' }, 'facebookUrl'],
    ['a year in words', { footerYear: 'this year' }, 'footerYear'],
    ['a banner without dates', { bannerText: 'Hear this' }, 'bannerFrom'],
    ['dates without a banner', { bannerFrom: '2026-08-10T00:00:00Z' }, 'bannerText'],
    ['a link without an address', { youtubeUrl: 'https:evil.example' }, 'youtubeUrl'],
    ['a banner link to another host', { bannerLink: '//evil.example' }, 'bannerLink'],
    ['one after the language', { bannerLink: '/ml//evil.example' }, 'bannerLink'],
    ['a banner link that browsers change', { bannerLink: 'https://a.example/\\evil.example' }, 'bannerLink'],
    ['a banner link that browsers cannot open', { bannerLink: 'http://%%%:99999' }, 'bannerLink'],
    [
      'a banner that ends before it begins',
      { bannerText: 'A', bannerFrom: '2026-08-10T00:00:00Z', bannerUntil: '2026-08-10T00:00:00Z' },
      'bannerUntil',
    ],
    ['a text that is not known', { motto: 'Sing' }, 'motto'],
    [
      'a portrait that does not exist',
      { portrait: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10', ...WITH_ALT },
      'portrait',
    ],
  ])('%s is rejected', async (_, sent, field) => {
    const { status, body } = await save(sent);
    expect([status, body.details?.[0]?.field]).toEqual([400, field]);
    expect((await siteTexts.get()).body.draft).toBeNull();
  });

  test('the database keeps one row, whose texts are short enough and whose banner ends after it begins', async () => {
    const change = (sql: string) => app.dataSource.query(`update site_texts set ${sql}`);
    const refused = (constraint: string) => ({ driverError: expect.objectContaining({ constraint }) });
    await expect(app.dataSource.query('insert into site_texts (id) values (false)')).rejects.toMatchObject(
      refused('site_texts_one_row'),
    );
    await expect(change(`draft = '[]'`)).rejects.toMatchObject(refused('site_texts_objects'));
    await expect(change(`draft = jsonb_build_object('journey', repeat('a', 100000))`)).rejects.toMatchObject(
      refused('site_texts_length'),
    );
    await expect(
      change(
        `published = '{"bannerFrom": "2026-08-10T00:00:00.000Z", "bannerUntil": "2026-08-01T00:00:00.000Z"}'`,
      ),
    ).rejects.toMatchObject(refused('site_texts_banner'));
  });
});

test('texts are plain: HTML is shown as it was written', async () => {
  const evil = `<img src=x></script>"'`;
  await publishTexts({
    name: evil,
    nameMalayalam: evil,
    aboutIntro: evil,
    contactLead: evil,
    milestones: [{ when: '2024', what: evil }],
    bannerText: evil,
    bannerFrom: '2020-01-01T00:00:00Z',
    bannerUntil: '2100-01-01T00:00:00Z',
  });
  for (const url of ['/', '/about', '/contact', '/ml', '/songs/rss.xml', '/site.webmanifest']) {
    const { text } = await browser.get(url);
    expect([url, text.includes('<img src=x')]).toEqual([url, url === '/site.webmanifest']);
  }
});

describe('two people', () => {
  test('the second to save gets a conflict, and so does a publication of a draft that has changed', async () => {
    const { version } = (await siteTexts.get()).body;
    const first = await save(OWN, siteTexts.seen(version));
    expect(first.status).toBe(200);
    expect((await save({ name: 'Nila' }, siteTexts.seen(version))).body.code).toBe('CHANGED_MEANWHILE');
    expect((await publish(siteTexts.seen(version))).status).toBe(412);
    expect((await siteTexts.seen(version).delete()).status).toBe(412);
    expect((await siteTexts.get()).body.draft).toEqual(OWN);
    expect((await publish(siteTexts.seen(first.body.version))).status).toBe(200);
  });

  test('of two publications at once, one finds no draft, and the log has one act', async () => {
    await save(OWN);
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const acts = await app.dataSource.query(
      `select from audit_log where id > $1 and action = 'texts.publish'`,
      [lastAct],
    );
    expect(acts).toHaveLength(1);
  });
});

test.each([
  ['null', 'application/json', 400],
  ['', undefined, 400],
  ['{}', 'text/plain', 415],
  ['name=Nila', 'application/x-www-form-urlencoded', 415],
  [
    '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nNila\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
    415,
  ],
])('the body %j of type %s leaves the draft', async (payload, type, status) => {
  const { draft } = (await save(OWN)).body;
  const response = await owner
    .with({ ...(type && { 'content-type': type }) })
    .put('/api/admin/texts/site', payload);
  expect(response.status).toBe(status);
  expect((await siteTexts.get()).body.draft).toEqual(draft);
});

test('a draft that equals what is published is none, and a discarded draft leaves what is published', async () => {
  await publishTexts(OWN);
  expect((await save({ ...OWN, name: 'Nila' })).body.draft).toEqual({ ...OWN, name: 'Nila' });
  const discarded = await siteTexts.delete();
  expect(discarded.body).toMatchObject({ draft: null, published: OWN });
  expect((await save(OWN)).body.draft).toBeNull();
  expect((await publish()).status).toBe(404);
});

describe('a preview', () => {
  test('shows the draft on the real page to whom the owner gave the token, and is kept nowhere', async () => {
    await save({ ...OWN, aboutIntro: 'I sing.' });
    const token = await tokenOfPreview();
    const page = await browser.get(`/about?preview=${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/<title>[^<]* · Meera Nair<\/title>/);
    expect(page.text).toContain('I sing.');
    expect(page.text).toContain('A preview. Visitors see only what is published.');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers.etag).toBeUndefined();
    // The console shows it in a frame, and nothing else frames a page.
    const framing = ({ headers }: typeof page) => [
      headers['x-frame-options'],
      /frame-ancestors ('\w+')/.exec(String(headers['content-security-policy']))?.[1],
    ];
    expect(framing(page)).toEqual(['SAMEORIGIN', "'self'"]);
    expect(framing(await browser.get('/about'))).toEqual(['DENY', "'none'"]);
    expect(framing(await browser.get('/about?preview=x'))).toEqual(['DENY', "'none'"]);
    const data = await browser.get(`/api/texts?preview=${token}`);
    expect(data.headers['cache-control']).toBe('no-store');

    const visitors = await browser.get('/about');
    expect([visitors.text.includes('Meera'), visitors.text.includes('I sing.')]).toEqual([false, false]);
    expect(await texts()).toEqual({});
  });

  test.each(['', 'x', '1765500000000-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'])(
    'with the token "%s" is rejected, on pages and by the API',
    async (token) => {
      await save(OWN);
      const page = await browser.get(`/?preview=${token}`);
      expect([page.status, page.text.includes('Meera')]).toEqual([400, false]);
      expect((await browser.get(`/api/texts?preview=${token}`)).status).toBe(400);
      expect((await browser.get(`/api/texts/about?preview=${token}`)).status).toBe(400);
    },
  );

  test('is for the owner alone', async () => {
    const moderator = await createModerator(app);
    const response = await client(app).as(moderator).get('/api/admin/texts/site/preview');
    expect(response.status).toBe(403);
  });

  test('shows the banner of the draft, whatever its dates', async () => {
    await save({
      bannerText: 'Soon',
      bannerFrom: '2100-01-01T00:00:00Z',
      bannerUntil: '2100-01-02T00:00:00Z',
    });
    expect((await browser.get(`/?preview=${await tokenOfPreview()}`)).text).toContain('Soon</p>');
  });
});

test('the last line has the year of now in the zone of the site, until the owner writes one', async () => {
  const { timeZone } = (await owner.get('/api/time-zone')).body as { timeZone: string };
  const yearIn = (instant: Date) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(instant);
  const shown = async () => (await client(app).get('/api/texts')).body.footerYear;
  const clock = app.api.get(Clock, { strict: false });
  expect(await shown()).toBe(yearIn(clock.now()));
  const config = app.api.get<Config>(CONFIG, { strict: false });
  Object.assign(config, { clockOffsetSeconds: 366 * 24 * 60 * 60 });
  // The answer of the year before has expired.
  expect(await shown()).toBe(yearIn(clock.now()));
  await publishTexts({ footerYear: '2024–2026' });
  expect(await shown()).toBe('2024–2026');
  Object.assign(config, { clockOffsetSeconds: 0 });
});

describe('the banner', () => {
  const HOUR = 60 * 60_000;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

  test('is in the HTML of its language, and the page expires with it', async () => {
    await publishTexts({
      bannerText: 'Hear this',
      bannerLink: '/ml/songs',
      bannerFrom: at(-1),
      bannerUntil: at(1),
    });
    const page = (await browser.get('/contact')).text;
    expect(page).toContain('href="/songs" class="text-link">Hear this</a>');
    expect(page).toMatch(/<html lang="en" data-banner="[0-9a-f]{16}">/);
    const malayalam = (await browser.get('/ml/contact')).text;
    expect(malayalam).toContain('<html lang="ml">');
    expect(malayalam).not.toContain('<aside');
    const { banner } = await texts();
    expect(banner).toEqual({ id: banner.id, text: 'Hear this', link: '/songs' });
    // Visitors do not learn when it ends, and the page cache does.
    const expires = (await client(app).get('/api/texts')).headers.expires;
    expect(expires).toBeUndefined();
  });

  test('begins and ends by the clock of the site, on pages that are cached', async () => {
    await publishTexts({ bannerText: 'Hear this', bannerFrom: at(1), bannerUntil: at(2) });
    const isShown = async () => (await browser.get('/contact')).text.includes('Hear this');
    expect(await isShown()).toBe(false);
    const config = app.api.get<Config>(CONFIG, { strict: false });
    const move = (hours: number) => Object.assign(config, { clockOffsetSeconds: (hours * HOUR) / 1_000 });
    move(1.5);
    expect(await isShown()).toBe(true);
    move(2.5);
    expect(await isShown()).toBe(false);
    move(0);
  });
  test('that links to a contest waits for its announcement on every page, and a draft shows none', async () => {
    const inConsole = async (path: string, payload?: object) => {
      const url = `/api/admin/contests${path}`;
      const response = await owner.post(url, payload);
      expect(response.status).toBeLessThan(300);
      return response.body;
    };
    const { id } = await inConsole('', {
      title: 'Next Contest',
      songTitle: 'Hill Road',
      prizeAmount: 600_000,
      timeZone: 'Asia/Kolkata',
      announceAt: at(2),
      opensAt: at(3),
      closesAt: at(4),
      votingOpensAt: at(5),
      votingClosesAt: at(6),
      winnerAt: at(6),
    });
    await publishTexts({
      bannerText: 'Hear this',
      bannerLink: '/ml/contests/next-contest/rules',
      bannerFrom: at(-1),
      bannerUntil: at(10),
    });
    const isShown = async () => (await browser.get('/contact')).text.includes('Hear this');
    const statusOfLink = async () => (await browser.get('/contests/next-contest')).status;
    const config = app.api.get<Config>(CONFIG, { strict: false });
    const move = (hours: number) => Object.assign(config, { clockOffsetSeconds: (hours * HOUR) / 1_000 });

    move(2.5);
    expect([await isShown(), await statusOfLink()]).toEqual([false, 404]);
    move(0);
    await inConsole(`/${id}/publish`);
    move(1.5);
    expect([await isShown(), await statusOfLink()]).toEqual([false, 404]);
    expect((await client(app).get('/api/texts')).text).not.toContain('next-contest');
    move(2.5);
    expect([await isShown(), await statusOfLink()]).toEqual([true, 200]);
    move(0);
  });
});

describe('the publications', () => {
  const list = async () =>
    (await siteTexts.get('/publications')).body as Array<{
      id: number;
      by: string;
      isCurrent: boolean;
      before: object;
      after: object;
    }>;
  const restore = (id: number | string, editor = siteTexts) => editor.post(`/publications/${id}/restore`);

  test('say who has changed which texts, and each can be the draft again', async () => {
    await publishTexts(OWN);
    await publishTexts({ ...OWN, name: 'Meera', milestones: [{ when: '2024', what: 'A song' }] });
    await publishTexts({ name: 'Meera' });
    const [third, second, first] = await list();
    expect([third, second, first].map((one) => one?.isCurrent)).toEqual([true, false, false]);
    expect(second?.before).toEqual({ name: 'Meera Nair', milestones: null });
    expect(second?.after).toEqual({
      name: 'Meera',
      milestones: [{ when: '2024', what: 'A song', song: null }],
    });
    expect(first?.by).toMatch(/@/);

    const restored = await restore(first!.id);
    expect([restored.status, restored.body.draft]).toEqual([200, OWN]);
    expect(await texts()).toEqual({ name: 'Meera' });
    expect((await restore(second!.id)).body.draft).toMatchObject({ name: 'Meera', tagline: OWN.tagline });
    // What visitors read is no draft.
    expect((await restore(third!.id)).body.draft).toBeNull();
  });

  test('restore nothing over what somebody else has saved meanwhile, and nothing that is none', async () => {
    await publishTexts(OWN);
    await publishTexts({ name: 'Meera' });
    const [, first] = await list();
    const seen = siteTexts.with({ 'if-match': `"${(await siteTexts.get()).body.version}"` });
    await save({ name: 'Theirs' });
    expect((await restore(first!.id, seen)).status).toBe(412);
    expect((await siteTexts.get()).body.draft).toEqual({ name: 'Theirs' });
    for (const id of [0, 999_999_999, 'x']) expect((await restore(id)).status).toBe(404);
  });

  test('with a portrait that is gone keep the present one', async () => {
    const former = await uploadPortrait();
    await publishTexts({ ...OWN, portrait: former, ...WITH_ALT });
    const present = await uploadPortrait();
    await publishTexts({ portrait: present, ...WITH_ALT, portraitAlt: 'Meera today' });
    const [, first] = await list();
    expect((await restore(first!.id)).body.draft).toEqual({
      ...OWN,
      portrait: present,
      ...WITH_ALT,
      portraitAlt: 'Meera today',
    });
    expect(await filesOf(present)).toEqual([true, true, true]);
  });

  test('are restored without a song that is gone', async () => {
    const { id, slug } = await createSong(app, { slug: 'rain-song' });
    const milestones = [{ when: '2026', what: 'The rain.', song: slug }];
    await publishTexts({ milestones, milestonesMalayalam: milestones });
    await publishTexts({ name: 'Meera' });
    await app.dataSource.manager.delete(Song, { id });
    const [, first] = await list();
    const without = [{ ...milestones[0], song: null }];
    expect((await restore(first!.id)).body.draft).toEqual({
      milestones: without,
      milestonesMalayalam: without,
    });
  });

  test('after which a backup was restored are left out', async () => {
    await publishTexts(OWN);
    await publishTexts({ name: 'Meera' });
    await app.dataSource.manager.update(SiteTextsRow, { id: true }, { published: OWN });
    const [newest] = await list();
    expect([newest?.isCurrent, newest?.after]).toEqual([true, OWN]);
  });

  test('end where the details of one are erased', async () => {
    await publishTexts(OWN);
    await publishTexts({ ...OWN, name: 'Meera' });
    await publishTexts({ name: 'Meera' });
    const [third, second] = await list();
    await app.asSuperuser(`delete from audit_details where audit_id = ${second!.id}`);
    expect((await list()).map(({ id }) => id)).toEqual([third!.id]);
  });

  test('are for the owner alone', async () => {
    const moderator = client(app).as(await createModerator(app));
    expect((await moderator.get('/api/admin/texts/site/publications')).status).toBe(403);
    expect((await moderator.post('/api/admin/texts/site/publications/1/restore')).status).toBe(403);
  });
});

describe('a portrait', () => {
  test('needs a text in both languages', async () => {
    const portrait = await uploadPortrait();
    const { status, body } = await save({ portrait, portraitAlt: 'Meera' });
    expect([status, body.code, body.details[0].field]).toEqual([
      400,
      'MISSING_INFORMATION',
      'portraitAltMalayalam',
    ]);
  });

  test('is shown once it is published, in three sizes without metadata', async () => {
    const portrait = await uploadPortrait();
    await save({ portrait, ...WITH_ALT });
    const address = `/api/texts/portraits/${portrait}`;
    expect((await browser.get(address)).status).toBe(404);
    const preview = await browser.get(`${address}?preview=${await tokenOfPreview()}`);
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store']);

    await publish();
    for (const [size, type] of [
      ['full', 'jpeg'],
      ['page', 'webp'],
      ['card', 'webp'],
    ]) {
      const response = await client(app).get(`${address}?size=${size}`);
      expect(response.headers).toMatchObject({
        'content-type': `image/${type}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await sharp(response.bytes).metadata()).exif).toBeUndefined();
    }
    const english = (await browser.get('/about')).text;
    expect(english).toContain(`alt="Meera at the harmonium" width="400" height="500"`);
    expect(english).not.toContain('does not exist');
    expect(english).toContain(`<meta property="og:image" content="http://localhost:3000${address}"/>`);
    expect((await browser.get('/ml/about')).text).toContain('alt="ഹാർമോണിയം വായിക്കുന്ന മീര"');
  });

  test('is deleted with its files when another takes its place, and stays while a text names it', async () => {
    const first = await uploadPortrait();
    await publishTexts({ portrait: first, ...WITH_ALT });
    const second = await uploadPortrait();
    await save({ portrait: second, ...WITH_ALT });
    expect(await filesOf(first)).toEqual([true, true, true]);
    const stored = await app.dataSource.manager.findOneByOrFail(Portrait, { id: first });
    await publish();
    expect(await filesOf(first)).toEqual([]);
    expect(await app.api.get(Storage, { strict: false }).stat(stored.imageUrl)).toBeNull();
    expect(await filesOf(second)).toEqual([true, true, true]);

    const third = await uploadPortrait();
    await save({ portrait: third, ...WITH_ALT });
    await siteTexts.delete();
    expect(await filesOf(third)).toEqual([]);
    expect(await filesOf(second)).toEqual([true, true, true]);
  });

  test('that was uploaded and never saved is deleted after a day', async () => {
    const [unsaved, named] = [await uploadPortrait(), await uploadPortrait()];
    await save({ portrait: named, ...WITH_ALT });
    const young = await uploadPortrait();
    await app.dataSource.query(
      `update portraits set created_at = now() - interval '25 hours' where id <> $1`,
      [young],
    );
    const sweep = new PortraitSweep(
      app.dataSource,
      app.api.get(Storage, { strict: false }),
      app.get(PortraitsService),
    );
    await sweep.run();
    expect(await Promise.all([unsaved, named, young].map(filesOf))).toEqual([
      [],
      [true, true, true],
      [true, true, true],
    ]);
  });

  test('of another type is rejected', async () => {
    const form = new FormData();
    form.append('portrait', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'me.svg');
    const response = await siteTexts.post('/portraits', form);
    expect([response.status, response.code]).toEqual([400, 'INVALID_FILE_TYPE']);
  });
});

test('the site says that it sends no emails, until its mail server is set', async () => {
  const saysOfEmails = async () => (await client(app).get('/api/texts')).body.emails;
  const settings = app.get(SiteSettings);
  const config: { production: boolean } = app.api.get(CONFIG);
  expect(await saysOfEmails()).toBe('logged');
  config.production = true;
  try {
    await settings.announce();
    expect(await saysOfEmails()).toBe('kept');
    await settings.store(app.dataSource.manager, {
      smtpUrl: 'smtp://mail.asha.in',
      mailFrom: 'songs@asha.in',
    });
    await settings.announce();
    expect(await saysOfEmails()).toBeUndefined();
  } finally {
    config.production = false;
    await settings.store(app.dataSource.manager, { smtpUrl: null, mailFrom: null });
    await settings.announce();
  }
});

test('emails name the artist as the site does', async () => {
  await publishTexts(OWN);
  const contact = {
    name: 'Asha',
    email: 'asha@visitor.example',
    subject: 'A song',
    message: 'Hello',
    language: 'en',
  };
  expect((await client(app).post('/api/contact', contact)).status).toBe(204);
  const [{ id }] = await app.dataSource.query(
    `select id from outgoing_emails where to_address = 'asha@visitor.example'`,
  );
  const html = async () => (await owner.get(`/api/admin/emails/${id}`)).body.html;
  await eventually(async () => (await html()).includes('Meera Nair'));
});

test('the one row of the texts exists from the migration on', async () => {
  expect(await app.dataSource.manager.count(SiteTextsRow)).toBe(1);
});
