import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { fakeOnly } from '../../../test/fake-only.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client, type Method } from '../../../test/client.js';
import { SONG_TEXT, wav } from '../../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';
import { markInProcess } from '../../common/http/in-process.js';
import type { AdminSongDto, SongDto } from './dto/song.dto.js';
import { Song } from './song.entity.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let ownerId: string;
let owner: Client;
let visitor: Client;
let song: Song;

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  owner = client(app).as(await accessTokenOf(app, user));
  visitor = client(app).as(await accessTokenOf(app, await createUser(app)));
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  song = await upload('Rain');
  // The worker draws it; this test starts none.
  await app.dataSource.manager.update(Song, { id: song.id }, { waveform: [1, 2], processing: 'done' });
});

afterEach(() => jest.useRealTimers());

async function upload(title: string): Promise<Song> {
  const background = { width: 8, height: 8, channels: 3, background: '#c33' } as const;
  return app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: { ...SONG_TEXT, title },
    audio: Readable.from([wav()]),
    cover: await sharp({ create: background }).png().toBuffer(),
  });
}

async function publish(publishAt: Date | 'now' = 'now', { id } = song): Promise<AdminSongDto> {
  const { status, body } = await owner.put<AdminSongDto>(`/api/admin/songs/${id}/publication`, { publishAt });
  expect(status).toBe(200);
  return body;
}

async function hide({ id } = song): Promise<AdminSongDto> {
  const { status, body } = await owner.delete<AdminSongDto>(`/api/admin/songs/${id}/publication`);
  expect(status).toBe(200);
  return body;
}

async function listed(): Promise<string[]> {
  const songs = (await client(app).get('/api/songs')).body as SongDto[];
  return songs.map(({ title }) => title);
}

/** What visitors see of the song: the lists, its files, and what they can do with it. */
async function statuses(): Promise<Record<string, number>> {
  const of = async (method: Method, path: string, payload?: object) =>
    (await visitor.send(method, `/api/songs/${song.id}/${path}`, payload)).status;
  return {
    audio: await of('GET', 'audio'),
    download: await of('GET', 'download'),
    lyrics: await of('GET', 'lyrics'),
    cover: await of('GET', 'cover'),
    coverPage: await of('GET', 'cover?size=page'),
    coverCard: await of('GET', 'cover?size=card'),
    waveform: await of('GET', 'waveform'),
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
  cover: 200,
  coverPage: 200,
  coverCard: 200,
  waveform: 200,
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
  expect((await client(app).get('/sitemap.xml')).text).toContain('/songs/rain');
  expect((await client(app).get('/songs/rss.xml')).text).toContain('Rain');

  expect((await hide()).publishedAt).toBeNull();
  expect([await listed(), await statuses()]).toEqual([[], UNSEEN]);
  expect((await client(app).get('/sitemap.xml')).text).not.toContain('/songs/rain');
  expect((await client(app).get('/songs/rss.xml')).text).not.toContain('Rain');

  const later = new Date(Date.now() + HOUR_MS);
  expect((await publish(later)).publishedAt).toBe(later.toISOString());
  expect([await listed(), await statuses()]).toEqual([[], UNSEEN]);

  await publish();
  expect([await listed(), await statuses()]).toEqual([['Rain'], SEEN]);
});

test('a vote on a song that is hidden afterwards stays', async () => {
  await visitor.put(`/api/songs/${song.id}/vote`, { type: 'upvote' });
  await hide();
  await visitor.delete(`/api/songs/${song.id}/vote`);
  expect(await publish()).toMatchObject({ upvotes: 1, slug: song.slug });
});

test('a scheduled song appears at its time in the lists that are cached until then', async () => {
  const time = new Date(Math.ceil(Date.now() / 1000) * 1000 + HOUR_MS);
  await publish(time);
  await upload('Lamp');
  const before = await client(app).get('/api/songs');
  expect((before.body as SongDto[]).map(({ title }) => title)).toEqual(['Lamp']);
  // Visitors do not learn the time; the page renderer does.
  for (const path of ['/api/songs', '/sitemap.xml', '/songs/rss.xml']) {
    expect((await client(app).get(path)).headers.expires).toBeUndefined();
  }
  const inProcess = await markInProcess(() => client(app).get('/api/songs'));
  expect(inProcess.headers.expires).toBe(time.toUTCString());

  fakeOnly(['Date'], { now: time });
  const after = await client(app).get('/api/songs');
  expect((after.body as SongDto[]).map(({ title }) => title)).toEqual(['Rain', 'Lamp']);
  expect((await client(app).get('/sitemap.xml')).text).toContain('/songs/rain');
  expect((await client(app).get('/songs/rss.xml')).text).toContain(
    `<pubDate>${time.toUTCString()}</pubDate>`,
  );
  expect((await client(app).get(`/api/songs/${song.id}/audio`)).status).toBe(200);
  expect((await client(app).post(`/api/songs/${song.id}/plays`)).status).toBe(204);
});

test('the songs are listed by their publication', async () => {
  await upload('Lamp');
  await upload('Boat');
  await publish(new Date('2020-01-01T00:00:00Z'));
  expect(await listed()).toEqual(['Boat', 'Lamp', 'Rain']);
  await publish(new Date());
  expect(await listed()).toEqual(['Rain', 'Boat', 'Lamp']);
});

// @trust unpublished-songs
test('the owner plays a hidden song by the keys in its addresses, which no cache keeps', async () => {
  const { audioUrl, lyricsUrl, coverUrl, coverPageUrl, coverCardUrl, waveformUrl } = await hide();
  const download = audioUrl?.replace('/audio', '/download');
  for (const url of [audioUrl, download, lyricsUrl, coverUrl, coverPageUrl, coverCardUrl, waveformUrl]) {
    const response = await client(app).get(url ?? '');
    expect([url, response.status, response.headers['cache-control']]).toEqual([
      url,
      200,
      'private, no-store',
    ]);
  }
  const beyond = { range: 'bytes=99999999-' };
  const { status, headers } = await client(app)
    .with(beyond)
    .get(audioUrl ?? '');
  expect([status, headers['cache-control']]).toEqual([416, 'no-store']);
  const key = new URLSearchParams(audioUrl?.split('?')[1]).get('key') ?? '';
  const other = await upload('Lamp');
  await hide(other);
  for (const url of [
    `/api/songs/${other.id}/audio?key=${key}`,
    `/api/songs/${song.id}/audio?key=${key.slice(1)}`,
    `/api/songs/${song.id}/audio?key=`,
    `/api/songs/${other.id}/waveform?key=${key}`,
  ]) {
    expect([url, (await client(app).get(url)).status]).toEqual([url, 404]);
  }
  const published = await publish();
  expect(published.audioUrl).toBe(audioUrl?.replace(`&key=${key}`, ''));
  expect((await client(app).get('/api/songs')).text).not.toContain('key=');
});

// @trust unpublished-songs
test('a key of a hidden song ends with the next day', async () => {
  const { audioUrl } = await hide();
  const status = async () => (await client(app).get(audioUrl ?? '')).status;
  const DAY_MS = 24 * HOUR_MS;
  fakeOnly(['Date'], { now: Date.now() + DAY_MS });
  expect(await status()).toBe(200);
  jest.setSystemTime(new Date(Date.now() + DAY_MS));
  expect(await status()).toBe(404);
});

test('a published song keeps its time when it is published again', async () => {
  const first = await publish(new Date('2020-01-01T00:00:00Z'));
  expect((await publish()).publishedAt).toBe(first.publishedAt);
  await hide();
  expect(new Date((await publish()).publishedAt ?? 0).getTime()).toBeGreaterThan(song.createdAt.getTime());
});

test('the votes and favorites of a user leave out hidden songs until they are published again', async () => {
  await visitor.put(`/api/songs/${song.id}/vote`, { type: 'upvote' });
  await visitor.put(`/api/songs/${song.id}/favorite`);
  const mine = async () => (await visitor.get('/api/me/songs')).body as object;
  const all = { votes: [{ songId: song.id, type: 'upvote' }], favorites: [song.id] };
  expect(await mine()).toEqual(all);
  await hide();
  expect(await mine()).toEqual({ votes: [], favorites: [] });
  await publish();
  expect(await mine()).toEqual(all);
});

test('an upload can stay hidden', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Boat', artist: 'Asha Menon', hidden: 'true' })) {
    form.append(name, value);
  }
  form.append('audio', new File([wav()], 'boat.wav', { type: 'audio/wav' }));
  const { status, body } = await owner.post<AdminSongDto>('/api/admin/songs', form);
  expect([status, body.publishedAt]).toEqual([201, null]);
  expect(await listed()).toEqual(['Rain']);
});

test('only the owner publishes and hides, a song that exists, at a real time', async () => {
  const path = `/api/admin/songs/${song.id}/publication`;
  for (const method of ['PUT', 'DELETE'] as const) {
    const payload = method === 'PUT' ? { publishAt: 'now' } : undefined;
    expect((await client(app).send(method, path, payload)).status).toBe(401);
    expect((await visitor.send(method, path, payload)).status).toBe(403);
    const unknown = `/api/admin/songs/${randomUUID()}/publication`;
    expect((await owner.send(method, unknown, payload)).status).toBe(404);
  }
  for (const publishAt of [
    'soon',
    '2026-02-31T00:00:00Z',
    '2026-02-01T00:00:00',
    '9999-12-31T23:59:59-12:00',
    12,
    null,
    undefined,
  ]) {
    const response = await owner.put(path, { publishAt });
    expect([publishAt, response.status]).toEqual([publishAt, 400]);
  }
  expect(await listed()).toEqual(['Rain']);
});

test('a request whose body is lost publishes nothing', async () => {
  await hide();
  for (const [contentType, status] of [
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['application/json', 400],
  ] as const) {
    const response = await owner
      .with({ 'content-type': contentType })
      .put(
        `/api/admin/songs/${song.id}/publication`,
        contentType === 'application/json' ? 'null' : '{"publishAt":"2027-08-15T18:00:00Z"}',
      );
    expect([contentType, response.status]).toEqual([contentType, status]);
  }
  expect(await listed()).toEqual([]);
});
