import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { SONG_TEXT, wav } from '../../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';
import type { AdminSongDto, SongDto } from './dto/song.dto.js';
import { Song } from './song.entity.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let ownerId: string;
let owner: string;
let visitor: string;
let song: Song;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = await accessTokenOf(app, user);
  visitor = await accessTokenOf(app, await createUser(app));
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  song = await upload('Rain');
});

afterEach(() => vi.useRealTimers());

function upload(title: string): Promise<Song> {
  return app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: { ...SONG_TEXT, title },
    audio: Readable.from([wav()]),
  });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function ask(method: Method, path: string, { payload, as }: { payload?: object; as?: string } = {}) {
  const response = await app.api.inject({
    method,
    url: path,
    ...(payload && { payload }),
    ...(as && { headers: { authorization: `Bearer ${as}` } }),
  });
  return response;
}

async function publish(publishAt?: Date, { id } = song): Promise<AdminSongDto> {
  const response = await ask('PUT', `/api/admin/songs/${id}/publication`, {
    payload: publishAt ? { publishAt } : {},
    as: owner,
  });
  expect(response.statusCode).toBe(200);
  return response.json<AdminSongDto>();
}

async function hide({ id } = song): Promise<AdminSongDto> {
  const response = await ask('DELETE', `/api/admin/songs/${id}/publication`, { as: owner });
  expect(response.statusCode).toBe(200);
  return response.json<AdminSongDto>();
}

async function listed(): Promise<string[]> {
  const songs = (await ask('GET', '/api/songs')).json<SongDto[]>();
  return songs.map(({ title }) => title);
}

/** What visitors see of the song: the lists, its files, and what they can do with it. */
async function statuses(): Promise<Record<string, number>> {
  const of = async (method: Method, path: string, payload?: object) =>
    (await ask(method, `/api/songs/${song.id}/${path}`, { as: visitor, ...(payload && { payload }) }))
      .statusCode;
  return {
    audio: await of('GET', 'audio'),
    download: await of('GET', 'download'),
    lyrics: await of('GET', 'lyrics'),
    play: await of('POST', 'plays'),
    recordDownload: await of('POST', 'downloads'),
    vote: await of('PUT', 'vote', { type: 'upvote' }),
    removeVote: await of('DELETE', 'vote'),
    favorite: await of('PUT', 'favorite'),
    removeFavorite: await of('DELETE', 'favorite'),
  };
}

const SEEN = {
  audio: 200,
  download: 200,
  lyrics: 200,
  play: 204,
  recordDownload: 204,
  vote: 200,
  removeVote: 200,
  favorite: 204,
  removeFavorite: 204,
};
const UNSEEN = Object.fromEntries(Object.keys(SEEN).map((name) => [name, 404]));

// @trust unpublished-songs
test('visitors see a published song, and nothing of a hidden or scheduled one', async () => {
  expect([await listed(), await statuses()]).toEqual([['Rain'], SEEN]);
  expect((await ask('GET', '/sitemap.xml')).body).toContain('/songs/rain');
  expect((await ask('GET', '/songs/rss.xml')).body).toContain('Rain');

  expect((await hide()).publishedAt).toBeNull();
  expect([await listed(), await statuses()]).toEqual([[], UNSEEN]);
  expect((await ask('GET', '/sitemap.xml')).body).not.toContain('/songs/rain');
  expect((await ask('GET', '/songs/rss.xml')).body).not.toContain('Rain');

  const later = new Date(Date.now() + HOUR_MS);
  expect((await publish(later)).publishedAt).toBe(later.toISOString());
  expect([await listed(), await statuses()]).toEqual([[], UNSEEN]);

  await publish();
  expect([await listed(), await statuses()]).toEqual([['Rain'], SEEN]);
});

test('a vote on a song that is hidden afterwards stays', async () => {
  await ask('PUT', `/api/songs/${song.id}/vote`, { as: visitor, payload: { type: 'upvote' } });
  await hide();
  await ask('DELETE', `/api/songs/${song.id}/vote`, { as: visitor });
  expect(await publish()).toMatchObject({ upvotes: 1, slug: song.slug });
});

test('a scheduled song appears at its time in the lists that are cached until then', async () => {
  const time = new Date(Math.ceil(Date.now() / 1000) * 1000 + HOUR_MS);
  await publish(time);
  await upload('Lamp');
  const before = await ask('GET', '/api/songs');
  expect(before.headers.expires).toBe(time.toUTCString());
  expect((await ask('GET', '/sitemap.xml')).headers.expires).toBe(time.toUTCString());
  expect((await ask('GET', '/songs/rss.xml')).headers.expires).toBe(time.toUTCString());

  vi.useFakeTimers({ now: time, toFake: ['Date'] });
  const after = await ask('GET', '/api/songs');
  expect(after.json<SongDto[]>().map(({ title }) => title)).toEqual(['Rain', 'Lamp']);
  expect(after.headers.expires).toBeUndefined();
  expect((await ask('GET', '/sitemap.xml')).body).toContain('/songs/rain');
  expect((await ask('GET', '/songs/rss.xml')).body).toContain(`<pubDate>${time.toUTCString()}</pubDate>`);
  expect((await ask('GET', `/api/songs/${song.id}/audio`)).statusCode).toBe(200);
});

test('the songs are listed by their publication', async () => {
  await upload('Lamp');
  await upload('Boat');
  await publish(new Date('2020-01-01T00:00:00Z'));
  expect(await listed()).toEqual(['Boat', 'Lamp', 'Rain']);
  await publish();
  expect(await listed()).toEqual(['Rain', 'Boat', 'Lamp']);
});

// @trust unpublished-songs
test('the owner plays a hidden song by the keys in its addresses, which no cache keeps', async () => {
  const { audioUrl, lyricsUrl } = await hide();
  for (const url of [audioUrl, lyricsUrl]) {
    const response = await ask('GET', url ?? '');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  const key = new URLSearchParams(audioUrl?.split('?')[1]).get('key') ?? '';
  const other = await upload('Lamp');
  await hide(other);
  for (const url of [
    `/api/songs/${other.id}/audio?key=${key}`,
    `/api/songs/${song.id}/audio?key=${key.slice(1)}`,
    `/api/songs/${song.id}/audio?key=`,
    `/api/songs/${song.id}/waveform`,
  ]) {
    expect([url, (await ask('GET', url)).statusCode]).toEqual([url, 404]);
  }
  const published = await publish();
  expect(published.audioUrl).toBe(audioUrl?.replace(`&key=${key}`, ''));
  expect((await ask('GET', '/api/songs')).body).not.toContain('key=');
});

test('an upload can stay hidden', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Boat', artist: 'Asha Menon', hidden: 'true' })) {
    form.append(name, value);
  }
  form.append('audio', new File([wav()], 'boat.wav', { type: 'audio/wav' }));
  const response = await fetch(`${app.url}/api/admin/songs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner}` },
    body: form,
  });
  expect([response.status, ((await response.json()) as AdminSongDto).publishedAt]).toEqual([201, null]);
  expect(await listed()).toEqual(['Rain']);
});

test('only the owner publishes and hides, a song that exists, at a real time', async () => {
  const path = `/api/admin/songs/${song.id}/publication`;
  for (const method of ['PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? { payload: {} } : {};
    expect((await ask(method, path, payload)).statusCode).toBe(401);
    expect((await ask(method, path, { ...payload, as: visitor })).statusCode).toBe(403);
    const unknown = `/api/admin/songs/${randomUUID()}/publication`;
    expect((await ask(method, unknown, { ...payload, as: owner })).statusCode).toBe(404);
  }
  for (const publishAt of ['soon', '2026-02-31T00:00:00Z', '2026-02-01T00:00:00', 12]) {
    const response = await ask('PUT', path, { payload: { publishAt }, as: owner });
    expect([publishAt, response.statusCode]).toEqual([publishAt, 400]);
  }
  expect(await listed()).toEqual(['Rain']);
});
