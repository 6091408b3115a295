import type { OpenAPIObject } from '@nestjs/swagger';
import { createTestApp, type TestApp } from '../../test/app.js';
import { makePhoto, randomVideoId } from '../../test/factories/contest.js';
import { createSong } from '../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../test/factories/users.js';
import { ACCESS_LEVEL } from '../common/access/access.js';
import { EntriesService } from '../modules/contest/entries/entries.service.js';

/** Each in words that stand nowhere else. */
const ENTRIES = [
  { status: 'pending', name: 'Paru Pending', email: 'paru@entrant.example' },
  { status: 'rejected', name: 'Ravi Rejected', email: 'ravi@entrant.example' },
  { status: 'approved', name: 'Asha Approved', email: 'asha@entrant.example' },
] as const;

/** Addresses, names that are not approved, and where things are stored. */
const PRIVATE = [/@entrant\.example/, /Pending/, /Rejected/, /argon2/, /contest-images\//, /audio-files\//];

const PAGES = [
  '/',
  '/songs',
  '/songs/rain',
  '/entries',
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

/** Makes one of each thing that has an id, and says which ids those are. */
async function fill(): Promise<string[]> {
  const photo = await makePhoto();
  const ids = [(await createSong(app, { slug: 'rain', audioFileUrl: 'audio-files/a/1.mp3' })).id];
  for (const entry of ENTRIES) {
    const youtubeUrl = `https://youtu.be/${randomVideoId()}`;
    const values = { ...entry, youtubeUrl, photo, viewCount: 7, submittedAt: new Date() };
    ids.push((await app.get(EntriesService).importEntry(values)).id);
  }
  await createUser(app, { email: 'listener@entrant.example', password: 'monsoon letter' });
  return ids;
}

/** The address of each route that a visitor may read, for each of the ids. */
async function readableAddresses(ids: string[]): Promise<string[]> {
  const document = (await app.api.inject('/api/openapi.json')).json<OpenAPIObject>();
  const paths = Object.entries(document.paths).flatMap(([path, { get }]) => {
    const access = get && Object.entries(get).find(([name]) => name === ACCESS_LEVEL)?.[1];
    return access === 'everyone' || access === 'signed-in' ? [path] : [];
  });
  return paths.flatMap((path) => (path.includes('{id}') ? ids.map((id) => path.replace('{id}', id)) : path));
}

// @trust entry-privacy
test('nothing that a visitor may read holds an address, a name that is not approved or a place in the storage', async () => {
  const addresses = [...(await readableAddresses(await fill())), ...PAGES];
  const visitor = await accessTokenOf(app, await createUser(app, { email: 'me@visitor.example' }));
  const found: string[] = [];
  let approved = 0;
  for (const authorization of [undefined, `Bearer ${visitor}`]) {
    for (const url of addresses) {
      const { body, headers } = await app.api.inject({
        url,
        headers: authorization ? { authorization } : {},
      });
      const answer = `${JSON.stringify(headers)}${body}`;
      for (const secret of PRIVATE) if (secret.test(answer)) found.push(`${url} ${secret}`);
      if (answer.includes('Asha Approved')) approved += 1;
    }
  }
  expect(found).toEqual([]);
  // The list, the gallery and the home page, to each of the two: they were looked at with their entries in them.
  expect([approved, addresses.length > 20]).toEqual([6, true]);
});
