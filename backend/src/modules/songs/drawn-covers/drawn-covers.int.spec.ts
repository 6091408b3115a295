import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { fixture, wav } from '../../../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../../../test/factories/users.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import type { AdminSongDto, SongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';
import { coverSvg } from './cover-svg.js';
import { DrawnCovers, MAX_WAITING_COVERS } from './drawn-covers.service.js';

let app: TestApp;
let ownerId: string;
let ownerUser: Awaited<ReturnType<typeof createUser>>;
let owner: Client;
let song: Song;

const TITLE = { title: 'Monsoon Letter', titleMalayalam: 'മഴക്കത്ത്', artist: 'Asha Menon' };
const WAVEFORM = Array.from({ length: 800 }, (_, at) => 30 + ((at * 37) % 60));

beforeAll(async () => {
  app = await createTestApp();
  const user = await createUser(app, { owner: true });
  ownerId = user.id;
  ownerUser = user;
  owner = client(app).as(user).at('/api/admin/songs');
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  song = await upload(wav());
});

afterEach(() => jest.restoreAllMocks());

function upload(audio: Buffer, details = TITLE): Promise<Song> {
  return app
    .get(SongUploadsService)
    .uploadSong({ uploadedBy: ownerId, details, audio: Readable.from([audio]) });
}

/** As the worker does when it has drawn the waveform. */
async function change(row: Partial<Omit<Song, 'uploader'>>): Promise<void> {
  await app.dataSource.manager.update(Song, { id: song.id }, row);
  await app.get(ChangeTopics).publish('songs');
}

const drawWaveform = () => change({ processing: 'done', waveform: WAVEFORM });

async function listed(): Promise<SongDto> {
  const [first] = (await client(app).get<SongDto[]>('/api/songs')).body;
  return first!;
}

const get = (url: string, headers: Record<string, string> = {}) => client(app).with(headers).get(url);

async function picture(color: string): Promise<FormData> {
  const file = await sharp({ create: { width: 50, height: 50, channels: 3, background: color } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('cover', new Blob([Uint8Array.from(file)], { type: 'image/png' }), 'cover.png');
  return form;
}

test('the owner sees the cover of a song that is not uploaded yet, which is undyed', async () => {
  const asked = new URLSearchParams({ title: 'Monsoon Letter', titleMalayalam: 'മഴക്കത്ത്' });
  const response = await fetch(`${app.url}/api/admin/songs/drawn-cover?${asked.toString()}`, {
    headers: { authorization: `Bearer ${await accessTokenOf(app, ownerUser)}` },
  });
  expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  expect(await response.text()).toBe(await coverSvg({ letter: 'മ', waveform: null, durationSeconds: null }));
});

test('a song without a cover has a drawn one in each size, which may be cached for ever', async () => {
  await drawWaveform();
  const { coverUrl, coverPageUrl, coverCardUrl } = await listed();
  expect([coverPageUrl, coverCardUrl]).toEqual([`${coverUrl}&size=page`, `${coverUrl}&size=card`]);
  for (const [url, type, width] of [
    [coverUrl, 'png', 1200],
    [coverPageUrl, 'webp', 800],
    [coverCardUrl, 'webp', 400],
  ] as const) {
    const { status, headers, bytes } = await get(url);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      `image/${type}`,
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: type, width, height: width });
    expect(bytes.length).toBeLessThan(120_000);
  }
});

test('the cover answers a tag with 304 and draws nothing for it, and sends ranges', async () => {
  const { coverCardUrl } = await listed();
  const { headers, bytes } = await get(coverCardUrl);
  const drawn = jest.spyOn(app.api.get(DrawnCovers, { strict: false }), 'draw');
  const again = await get(coverCardUrl, { 'if-none-match': headers.etag! });
  expect([again.status, again.bytes.length, drawn.mock.calls.length]).toEqual([304, 0, 0]);
  const part = await get(coverCardUrl, { range: 'bytes=0-3' });
  expect([part.status, part.bytes]).toEqual([206, bytes.subarray(0, 4)]);
});

test('the address changes with title, waveform and audio, and is as before for the same song', async () => {
  const addresses = [(await listed()).coverUrl];
  const next = async () => addresses.push((await listed()).coverUrl);
  await drawWaveform();
  await next();
  await change({ titleMalayalam: 'പുലരി' });
  await next();
  await change({ audioHash: 'a'.repeat(64) });
  await next();
  expect(new Set(addresses).size).toBe(4);

  await change({ titleMalayalam: TITLE.titleMalayalam, audioHash: song.audioHash, playCount: 7 });
  expect((await listed()).coverUrl).toBe(addresses[1]);
});

test('a former address sends the present cover, which no cache keeps', async () => {
  const { coverUrl: former } = await listed();
  await drawWaveform();
  const present = await get((await listed()).coverUrl);
  const answer = await get(former);
  expect([answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    200,
    'no-cache',
    present.headers.etag,
  ]);
  expect(answer.bytes).toEqual(present.bytes);
});

test('an uploaded cover replaces the drawn one at once, and its removal brings it back', async () => {
  await drawWaveform();
  const drawn = await listed();
  expect((await owner.get<AdminSongDto>(`/${song.id}`)).body.isCoverDrawn).toBe(true);
  const { body } = await owner.put<AdminSongDto>(`/${song.id}/cover`, await picture('#c00'));
  expect(body.isCoverDrawn).toBe(false);
  const uploaded = await listed();
  expect(uploaded.coverUrl).not.toBe(drawn.coverUrl);
  for (const url of [uploaded.coverUrl, drawn.coverUrl])
    expect((await get(url)).headers['content-type']).toBe('image/jpeg');

  await owner.delete(`/${song.id}/cover`);
  expect((await listed()).coverUrl).toBe(drawn.coverUrl);
  expect((await get(drawn.coverUrl)).headers['content-type']).toBe('image/png');
});

// @trust unpublished-songs
test('the drawn cover of a hidden song is sent to the holder of its key alone', async () => {
  const { coverUrl } = await listed();
  const { body } = await owner.delete<AdminSongDto>(`/${song.id}/publication`);
  expect((await get(coverUrl)).status).toBe(404);
  expect((await get(`${coverUrl}&size=share`)).status).toBe(404);
  for (const url of [body.coverUrl, body.coverCardUrl, `${body.coverUrl}&size=share`]) {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
});

test('the picture beside links has the cover, drawn or uploaded, and the titles', async () => {
  const shared = async () => get(`${(await listed()).coverUrl}&size=share`);
  const drawn = await shared();
  expect([drawn.status, drawn.headers['content-type'], drawn.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=86400',
  ]);
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  await change({ artist: 'Demo Artist' });
  const renamed = await shared();
  expect(renamed.headers.etag).not.toBe(drawn.headers.etag);

  await owner.put(`/${song.id}/cover`, await picture('#c00000'));
  const uploaded = await shared();
  expect(uploaded.headers.etag).not.toBe(renamed.headers.etag);
  const left = await sharp(uploaded.bytes).extract({ left: 0, top: 0, width: 600, height: 600 }).stats();
  expect(left.dominant).toMatchObject({ g: 8, b: 8 });
  expect(left.dominant.r).toBeGreaterThan(150);
  const known = { 'if-none-match': uploaded.headers.etag! };
  expect((await get(`/api/songs/${song.id}/cover?size=share`, known)).status).toBe(304);
});

test('a song that changes while its cover waits has the cover of its present title', async () => {
  await change({ titleMalayalam: 'ഝരം' });
  const { coverCardUrl } = await listed();
  const before = await app.get(SongsQueries).findToDraw(song.id);
  await app.dataSource.manager.update(Song, { id: song.id }, { titleMalayalam: 'ഛായ' });
  const covers = app.api.get(DrawnCovers, { strict: false });
  const drawn = await covers.draw(before!, 'card');
  const present = await covers.draw((await app.get(SongsQueries).findToDraw(song.id))!, 'card');
  expect(drawn).toEqual(present);
  expect(coverCardUrl).not.toContain(drawn.version);
});

test('requests at once share one drawing, and a later one finds it', async () => {
  await change({ titleMalayalam: 'ഴകാരം' });
  const find = jest.spyOn(app.api.get(SongsQueries, { strict: false }), 'findToDraw');
  const { coverCardUrl } = await listed();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(coverCardUrl)));
  answers.push(await get(coverCardUrl));
  expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  expect(find).toHaveBeenCalledTimes(1);
});

test('a drawing that fails is tried again', async () => {
  await change({ titleMalayalam: 'ഔഷധം' });
  const { coverCardUrl } = await listed();
  jest
    .spyOn(app.api.get(SongsQueries, { strict: false }), 'findToDraw')
    .mockRejectedValueOnce(new Error('the connection was lost'));
  expect((await get(coverCardUrl)).status).toBe(500);
  expect((await get(coverCardUrl)).status).toBe(200);
});

test('covers beyond those that may wait are refused', async () => {
  const covers = app.api.get(DrawnCovers, { strict: false });
  let open = () => {};
  const gate = new Promise<null>((resolve) => (open = () => resolve(null)));
  jest.spyOn(app.api.get(SongsQueries, { strict: false }), 'findToDraw').mockReturnValue(gate);
  const drawOf = (n: number) => covers.draw({ ...song, audioHash: String(n), processing: 'done' }, 'card');
  // One is drawn while the others wait.
  const waiting = Array.from({ length: MAX_WAITING_COVERS + 1 }, (_, n) =>
    drawOf(n).catch((error: unknown) => error),
  );
  await Promise.resolve();
  await expect(drawOf(-1)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  open();
  await Promise.all(waiting);
});

test('a song that cannot be decoded has a cover without its waveform', async () => {
  song = await upload(await fixture('tone.mp3'), { ...TITLE, title: 'Lamp', titleMalayalam: '🎵' });
  await change({ processing: 'failed' });
  const { body } = await client(app).get<SongDto>(`/api/songs/${song.id}`);
  expect((await get(body.coverUrl)).status).toBe(200);
});
