import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createSong, wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { RATE_LIMITS } from '../../../infra/rate-limit/rate-limits.js';
import { Song } from '../song.entity.js';
import { PlaybackFailures } from './playback-failures.service.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
let song: Song;
let owner: Client;

beforeAll(async () => {
  // Lets each request state its address, as behind a proxy.
  app = await createTestApp();
  owner = client(app).as(await createUser(app, { owner: true }));
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  await app.dataSource.query('delete from rate_limits');
  song = await createSong(app, { publishedAt: new Date() });
});

async function report(kind: unknown, address = '10.0.0.1', id = song.id): Promise<number> {
  const { status } = await client(app).from(address).post(`/api/songs/${id}/playback-failures`, { kind });
  return status;
}

async function list(): Promise<unknown> {
  const response = await owner.get('/api/admin/playback-failures');
  expect(response.status).toBe(200);
  return response.body;
}

test('a listener counts once a day for each song', async () => {
  expect(await list()).toEqual([]);
  expect(await report('damaged')).toBe(204);
  expect(await report('damaged')).toBe(204);
  expect(await report('unsupported')).toBe(204);
  expect(await report('unsupported', '10.0.0.2')).toBe(204);
  await Promise.all(['10.0.1.1', '10.0.1.2', '10.0.1.3'].map((address) => report('unsupported', address)));
  const other = await createSong(app, { publishedAt: new Date() });
  expect(await report('damaged', '10.0.0.1', other.id)).toBe(204);

  expect(await list()).toEqual([
    { songId: song.id, damaged: 1, unsupported: 4 },
    { songId: other.id, damaged: 1, unsupported: 0 },
  ]);
  const days = (await app.dataSource.query('select count(*)::int as rows from playback_failures')) as unknown;
  expect(days).toEqual([{ rows: 3 }]);
});

test('a song that visitors do not see is unknown, and so is another kind', async () => {
  const hidden = await createSong(app, { publishedAt: null });
  const scheduled = await createSong(app, { publishedAt: new Date(Date.now() + DAY_MS) });
  for (const id of [hidden.id, scheduled.id, randomUUID()])
    expect(await report('damaged', '10.0.0.1', id)).toBe(404);
  expect(await report('network')).toBe(400);
  expect(await list()).toEqual([]);
});

test('one network can report only so many', async () => {
  const { points } = RATE_LIMITS.playbackFailure;
  for (let count = 0; count < points; count += 1) expect(await report('damaged')).toBe(204);
  expect(await report('damaged')).toBe(429);
  expect(await list()).toEqual([{ songId: song.id, damaged: 1, unsupported: 0 }]);
});

test('only the owner reads them', async () => {
  expect((await client(app).get('/api/admin/playback-failures')).status).toBe(401);
  const visitor = client(app).as(await createUser(app));
  expect((await visitor.get('/api/admin/playback-failures')).status).toBe(403);
});

test('after 30 days they count no more, and are deleted', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  for (const ago of [29, 30])
    await app.dataSource.query(`insert into playback_failures values ($1, $2, 'damaged', 2)`, [
      song.id,
      day(ago),
    ]);
  expect(await list()).toEqual([{ songId: song.id, damaged: 2, unsupported: 0 }]);
  await app.get(PlaybackFailures).deleteOld();
  expect(await app.dataSource.query('select day::text from playback_failures')).toEqual([{ day: day(29) }]);
});

test('they end with a new audio, and with the song', async () => {
  await report('damaged');
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array(wav())]), 'song.wav');
  const replaced = await owner.put(`/api/admin/songs/${song.id}/audio`, form);
  expect(replaced.status).toBe(200);
  expect(await list()).toEqual([]);

  await report('damaged', '10.0.0.2');
  await app.dataSource.manager.delete(Song, { id: song.id });
  expect(await list()).toEqual([]);
});
