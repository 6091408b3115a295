import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { SONG_TEXT, wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { AdminSongDto, SongDto } from '../dto/song.dto.js';
import { SongSweep } from '../song-sweep.js';
import { Song } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';
import { Waveforms } from '../waveforms/waveforms.service.js';

let app: TestApp;
let ownerId: string;
let songs: Client;
let song: Song;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  songs = client(app).as(owner).at('/api/admin/songs');
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  song = await app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: SONG_TEXT,
    audio: Readable.from([wav()]),
    cover: await cover(),
  });
});

/** Green, with a red part. */
async function cover(): Promise<Buffer> {
  const of = (width: number, background: string) =>
    sharp({ create: { width, height: 60, channels: 3, background } }).png();
  return of(60, '#1c6b4f')
    .composite([{ input: await of(20, '#a02030').toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
}

const ofSong = () => songs.at(`/${song.id}`);

async function listed(): Promise<SongDto> {
  const [first] = (await client(app).get<SongDto[]>('/api/songs')).body;
  return first!;
}

function sweep(): Promise<void> {
  const [storage, changes] = [app.api.get(Storage, { strict: false }), app.get(ChangeTopics)];
  const [songs, waveforms] = [app.get(SongsQueries), app.get(Waveforms)];
  return new SongSweep(app.dataSource, storage, changes, songs, waveforms).drawMissingGrounds();
}

test('a song has the colors of its cover, of which the owner chooses', async () => {
  const { grounds, chosenGround, ground } = (await ofSong().get<AdminSongDto>()).body;
  expect([grounds.length, chosenGround]).toEqual([2, 0]);
  expect(ground).toEqual(grounds[0]);
  expect((await listed()).ground).toEqual(grounds[0]);

  expect(await ofSong().put('/ground', { chosen: 1 })).toMatchObject({
    status: 200,
    body: { grounds, chosenGround: 1, ground: grounds[1] },
  });
  expect((await listed()).ground).toEqual(grounds[1]);
});

test.each([2, -1, 3, 0.5, '0', null])('the owner cannot choose ground %j', async (chosen) => {
  expect((await ofSong().put('/ground', { chosen })).status).toBe(400);
  expect((await ofSong().get<AdminSongDto>()).body.chosenGround).toBe(0);
});

test('a song without its cover has no colors until the sweep gives it those of its drawn cover', async () => {
  await ofSong().delete('/cover');
  expect((await ofSong().get<AdminSongDto>()).body).toMatchObject({ ground: null, grounds: [] });
  expect((await ofSong().put('/ground', { chosen: 0 })).status).toBe(400);
  await sweep();
  expect((await listed()).ground).toBeNull();

  const waveform = Array.from({ length: 800 }, (_, at) => 40 + (at % 7) * 5);
  await app.dataSource.manager.update(Song, { id: song.id }, { processing: 'done', waveform });
  await sweep();
  const { grounds, chosenGround, ground } = (await ofSong().get<AdminSongDto>()).body;
  expect([grounds.length, chosenGround]).toEqual([1, 0]);
  expect((await listed()).ground).toEqual(ground);
});

test('the sweep adds the colors of a cover that a release without them has stored', async () => {
  const { grounds } = (await ofSong().get<AdminSongDto>()).body;
  const { manager } = app.dataSource;
  // The release before replaces the cover, and leaves the colors of the old one.
  await manager.update(Song, { id: song.id }, { grounds: { cover: 'another.jpg', choices: [], chosen: 0 } });
  expect((await ofSong().get<AdminSongDto>()).body.ground).toBeNull();
  await sweep();
  expect((await listed()).ground).toEqual(grounds[0]);

  await manager.update(Song, { id: song.id }, { grounds: null, coverCardUrl: null });
  await sweep();
  expect((await listed()).ground).not.toBeNull();
});

test('the sweep ends with a lost cover', async () => {
  await app.api.get(Storage, { strict: false }).delete(song.coverCardUrl!);
  await app.dataSource.manager.update(Song, { id: song.id }, { grounds: null });
  await sweep();
  const { grounds } = await app.dataSource.manager.findOneByOrFail(Song, { id: song.id });
  expect(grounds).toEqual({ cover: song.coverImageUrl, choices: [], chosen: 0 });
  expect((await listed()).ground).toBeNull();
});
