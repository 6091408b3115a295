import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { localizedPath } from '@paattu/shared/locales';
import { createTestApp, type TestApp } from '../../test/app.js';
import { type Client, client } from '../../test/client.js';
import { eventually } from '../../test/eventually.js';
import { submitEntry } from '../../test/factories/contest.js';
import { songForm, SONG_TEXT, wav } from '../../test/factories/songs.js';
import { createUser } from '../../test/factories/users.js';
import { startSmtp, type TestSmtp } from '../../test/smtp.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { RULES_OF_2025 } from '../database/migrations/base-line/rules-of-2025.js';
import { FIRST_TEXTS } from '../database/migrations/first-texts.js';
import { demoFile, readDemoContent, readRunningContent } from '../demo/demo-content.js';
import { DEMO_TEXTS } from '../demo/demo-texts.js';

const PATHS = [
  '/',
  '/about',
  '/songs',
  '/entries',
  '/contact',
  '/auth',
  '/terms',
  '/opt-out',
  '/contests',
  '/vote',
  '/vote/confirm',
  '/my-entry',
  '/jury',
  '/invitation',
  '/confirm-address',
  '/erase-entry',
];

const FILES = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/songs/rss.xml', '/ml/songs/rss.xml'];

const PAGES = PATHS.flatMap((path) => [path, localizedPath('ml', path)]);

let app: TestApp;
let smtp: TestSmtp;
let asOwner: Client;
let invented: string[];

beforeAll(async () => {
  smtp = await startSmtp();
  app = await createTestApp({
    isNew: true,
    worker: true,
    env: { SMTP_URL: smtp.url, CAPTCHA_FIXED_ANSWER: 'ABC234' },
  });
  asOwner = client(app).as(await createUser(app, { owner: true }));
  expect((await asOwner.put('/api/admin/visibility/public')).status).toBe(204);
  invented = await inventedWords();
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

/** The names and sentences of the demo, and of the contest and the artist that sites once began with. */
async function inventedWords(): Promise<string[]> {
  const lyrics = await readdir(demoFile('lyrics'));
  const texts = await Promise.all(lyrics.map((name) => readFile(demoFile(join('lyrics', name)), 'utf8')));
  const { songs, entries, contest } = await readDemoContent();
  const running = await readRunningContent();
  const lines = [...texts, RULES_OF_2025.english, RULES_OF_2025.malayalam].flatMap((text) =>
    text.split('\n'),
  );
  return [
    ...songs.flatMap(({ title, titleMalayalam, artist }) => [title, titleMalayalam ?? title, artist]),
    ...[...entries, ...running.entries].flatMap(({ name, email, youtubeUrl }) => [name, email, youtubeUrl]),
    ...running.messages.flatMap(({ name, email, subject, message }) => [name, email, subject, message]),
    ...Object.values({ ...running.title, ...running.sponsorName, ...running.moderator, ...contest }),
    ...[...stringsIn(FIRST_TEXTS), ...stringsIn(DEMO_TEXTS)].flatMap((text) => text.split('\n\n')),
    ...lines.filter((line) => line.length > 20),
    'Cover Song Contest 2025',
    'കവർ സോങ് മത്സരം 2025',
    'cover-song-contest-2025',
    '5,00,000',
    '/drawings/artist.svg',
  ];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The text of an HTML page as a reader sees it: React escapes some characters. */
const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('<!-- -->', '');

/** What an answer has that it should not, in words for the message of a failure. */
function faultsOf(address: string, text: string): string[] {
  const shown = unescaped(text);
  const words = [...invented, 'undefined', '[object Object]', 'Invalid Date'];
  return words.filter((word) => shown.includes(word)).map((word) => `${address}: ${word}`);
}

/** Those that everybody may read, or those that the owner may read beside them. */
async function addressesOf(whose: 'everybody' | 'owner'): Promise<string[]> {
  const document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    const access = get && Object.entries(get).find(([name]) => name === ACCESS_LEVEL)?.[1];
    // The document itself has the demo's names in its examples.
    const isAsked = access !== undefined && (access === 'everyone') === (whose === 'everybody');
    return isAsked && !path.includes('{') && !path.includes('openapi') ? [path] : [];
  });
}

/** Reads the pages, the files and what the API says without a parameter, as a visitor and as the owner. */
async function readAll(): Promise<void> {
  const open = await addressesOf('everybody');
  const own = [...(await addressesOf('owner')), ...open];
  expect([open.length > 10, own.length > 40]).toEqual([true, true]);
  const faults: string[] = [];
  const links = new Set<string>();
  for (const [visitor, addresses] of [
    [client(app), [...PAGES, ...FILES, ...open]],
    [asOwner, own],
  ] as const)
    for (const address of addresses) {
      const { status, text } = await visitor.get(address);
      faults.push(...faultsOf(address, text));
      if (status >= 500) faults.push(`${address}: ${status}`);
      if (!PAGES.includes(address)) continue;
      if (status !== 200) faults.push(`${address}: ${status}`);
      for (const [, link = ''] of text.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) links.add(link);
    }
  for (const link of links) {
    const { status } = await client(app).get(link);
    if (status !== 200 && link !== '/admin') faults.push(`a link to ${link}: ${status}`);
  }
  expect(faults).toEqual([]);
  expect(links.size).toBeGreaterThan(12);
}

test('a site without a contest has all its pages, and nothing that its owner has not written', async () => {
  await readAll();

  const [home, entries, terms, about] = await Promise.all(
    ['/', '/entries', '/terms', '/about'].map(async (path) => (await client(app).get(path)).text),
  );
  expect(home).toContain('No song here yet');
  expect((await client(app).get('/ml')).text).toContain('പാട്ടുകളൊന്നും ഇതുവരെയില്ല');
  expect(entries).toContain('There is no contest at the moment.');
  for (const page of [home, entries, terms, about]) expect(page).not.toContain('href="/entries"');
  expect((await client(app).get('/api/texts')).body).toMatchObject({ hasNoContest: true });
  expect(terms).toContain('No Rules Yet');
  expect(about).toContain('This page is still to be written.');
  expect((await client(app).get('/sitemap.xml')).text).not.toContain('/contests/');
});

test('without a contest, the API says so and takes no entry and no vote', async () => {
  const visitor = client(app);
  for (const path of ['/api/contest', '/api/contest/rules']) {
    const { status, text } = await visitor.get(path);
    expect([path, status, text]).toEqual([path, 204, '']);
  }
  const { body, headers } = await visitor.get('/api/contest/entries');
  expect([body, headers['content-range']]).toEqual([[], 'entries */0']);
  expect((await visitor.get('/api/contests')).body).toEqual([]);
  expect((await visitor.get('/api/contest/ballot?seed=1')).body).toEqual({ entries: [], hasMore: false });
  expect((await visitor.get('/api/contest/my-vote')).body).toEqual({
    vote: null,
    votesAtOnce: false,
    isOfAccount: false,
  });
  expect(await visitor.delete('/api/contest/my-vote')).toMatchObject({
    status: 409,
    body: { code: 'VOTING_CLOSED' },
  });
  expect(await submitEntry(app)).toMatchObject({ status: 409, body: { code: 'CONTEST_CLOSED' } });
});

test('the emails of a site without a contest name nothing invented', async () => {
  const email = 'anu@visitor.example';
  const visitor = client(app);
  for (const language of ['en', 'ml']) {
    const message = { name: 'Anu', email, subject: 'A concert', message: 'Do you sing in Kochi?', language };
    expect((await visitor.post('/api/contact', message)).status).toBeLessThan(300);
  }
  const account = { name: 'Anu', email, password: 'raga of the rain' };
  expect((await visitor.post('/api/auth/signup', account)).status).toBeLessThan(300);
  expect((await visitor.post('/api/auth/forgot-password', { email })).status).toBeLessThan(300);

  const received = await smtp.waitFor(2);
  expect(
    received.flatMap(({ raw, text = '', html = '' }) => faultsOf('an email', raw + text + html)),
  ).toEqual([]);
});

test('the first song makes the home page of a site without a contest', async () => {
  const audio = wav({ seconds: 2 });
  const upload = await asOwner.post(
    '/api/admin/songs',
    songForm({
      ...SONG_TEXT,
      title: 'Blue Kingfisher',
      titleMalayalam: 'നീലപ്പൊന്മാൻ',
      artist: 'Anu',
      releaseDate: '2023-02-01',
      audio,
    }),
  );
  expect(upload.status).toBe(201);
  await eventually(async () => expect((await client(app).get('/')).text).toContain('Newest song'));

  await readAll();

  const home = (await client(app).get('/')).text;
  expect(home).toContain('/songs/blue-kingfisher');
  expect(home).not.toContain('No song here yet');
  expect((await client(app).get('/ml')).text).toContain('നീലപ്പൊന്മാൻ');
});
