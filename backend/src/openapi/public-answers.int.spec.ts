import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { client } from '../../test/client.js';
import { makePhoto, randomVideoId } from '../../test/factories/contest.js';
import { createSong } from '../../test/factories/songs.js';
import { createUser } from '../../test/factories/users.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { EntriesService } from '../modules/contest/entries/entries.service.js';

/** Their names and email addresses occur nowhere else. */
const ENTRIES = [
  { status: 'pending', name: 'Paru Pending', email: 'paru@entrant.example' },
  { status: 'rejected', name: 'Ravi Rejected', email: 'ravi@entrant.example' },
  { status: 'approved', name: 'Asha Approved', email: 'asha@entrant.example' },
] as const;

/** Email addresses, names of entries that are not approved, password hashes and storage keys. */
const PRIVATE = [/@entrant\.example/, /Pending/, /Rejected/, /argon2/, /contest-images\//, /audio-files\//];

const PAGES = [
  '/',
  '/songs',
  '/songs/rain',
  '/entries',
  '/entries/asha-approved',
  '/entries/paru-pending',
  '/contests',
  '/contests/cover-song-contest-2025',
  '/contests/cover-song-contest-2025.ics',
  '/about',
  '/contact',
  '/terms',
  '/sitemap.xml',
  '/songs/rss.xml',
];

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** Creates a song, the entries and a user. Returns the ids of the song and the entries. */
async function fill(): Promise<string[]> {
  const photo = await makePhoto();
  const ids = [(await createSong(app, { slug: 'rain', audioFileUrl: 'audio-files/a/1.mp3' })).id];
  for (const entry of ENTRIES) {
    const youtubeUrl = `https://youtu.be/${randomVideoId()}`;
    const values = {
      ...entry,
      youtubeUrl,
      photo,
      viewCount: 7,
      viewsRefreshedAt: new Date(),
      submittedAt: new Date(),
    };
    ids.push((await app.get(EntriesService).importEntry(values)).id);
  }
  await createUser(app, { email: 'listener@entrant.example', password: 'monsoon letter' });
  return ids;
}

/** The URL of each route that a visitor or a user may read, with each of the ids. */
async function readableAddresses(ids: string[]): Promise<string[]> {
  const document = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
  const paths = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const access = get && Object.entries(get).find(([name]) => name === ACCESS_LEVEL)?.[1];
    return access === 'everyone' || access === 'signed-in' ? [path] : [];
  });
  const named = paths.map((path) =>
    path
      .replace('entries/{slug}', 'entries/asha-approved')
      .replace('{slug}', 'cover-song-contest-2025')
      .replace('{number}', '1'),
  );
  return named.flatMap((path) => (path.includes('{id}') ? ids.map((id) => path.replace('{id}', id)) : path));
}

// @trust entry-privacy
test('no public response contains an email, a name that is not approved or a storage key', async () => {
  const addresses = [...(await readableAddresses(await fill())), ...PAGES];
  const user = await createUser(app, { email: 'me@visitor.example' });
  const found: string[] = [];
  let approved = 0;
  for (const visitor of [client(app), client(app).as(user)]) {
    for (const url of addresses) {
      const { text, headers } = await visitor.get(url);
      const answer = `${JSON.stringify(headers)}${text}`;
      for (const secret of PRIVATE) if (secret.test(answer)) found.push(`${url} ${secret}`);
      if (answer.includes('Asha Approved')) approved += 1;
    }
  }
  expect(found).toEqual([]);
  // The list, the gallery, the entry, its page, the page of the contest and the home page, for both visitors: so the
  // responses did contain entries.
  expect([approved, addresses.length > 20]).toEqual([12, true]);
});
