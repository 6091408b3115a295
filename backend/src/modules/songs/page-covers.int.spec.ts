import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { SONG_TEXT, wav } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Storage } from '../../infra/storage/storage.js';
import type { CoverColumns } from './song-files.js';
import { SongSweep } from './song-sweep.js';
import { Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';
import { Waveforms } from './waveforms/waveforms.service.js';

let app: TestApp;
let storage: Storage;
let ownerId: string;
let song: Song;

beforeAll(async () => {
  app = await createTestApp();
  storage = app.api.get(Storage, { strict: false });
  ownerId = (await createUser(app, { owner: true })).id;
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  const cover = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c00' } });
  song = await app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: SONG_TEXT,
    audio: Readable.from([wav()]),
    cover: await cover.png().toBuffer(),
  });
});

function sweep(): Promise<void> {
  const { dataSource } = app;
  const others = [app.get(ChangeTopics), app.get(SongsQueries), app.get(Waveforms)] as const;
  return new SongSweep(dataSource, storage, ...others).makeMissingPageCovers();
}

const change = (columns: Partial<CoverColumns>) =>
  app.dataSource.manager.update(Song, { id: song.id }, columns);
const stored = () => app.dataSource.manager.findOneByOrFail(Song, { id: song.id });
const typeOfPageCover = async () => {
  const { headers } = await client(app).get(`/api/songs/${song.id}/cover?size=page`);
  return headers['content-type'];
};

test('the sweep makes the page cover of a cover that a release without them has stored', async () => {
  const { coverPageUrl } = song;
  await storage.delete(coverPageUrl!);
  await change({ coverPageUrl: null });
  expect(await typeOfPageCover()).toBe('image/jpeg');

  await sweep();

  expect((await stored()).coverPageUrl).toBe(coverPageUrl);
  expect(await typeOfPageCover()).toBe('image/webp');
});

test('the sweep replaces the page cover of a former cover, and forgets that of a removed one', async () => {
  const { coverPageUrl } = song;
  await change({ coverPageUrl: 'song-covers/other/1.page.webp' });
  await sweep();
  expect((await stored()).coverPageUrl).toBe(coverPageUrl);

  await change({ coverImageUrl: null, coverCardUrl: null, grounds: null });
  await sweep();
  expect((await stored()).coverPageUrl).toBeNull();
});

test.each(['lost', 'broken'])('the sweep tries a cover that is %s once', async (state) => {
  await (state === 'lost'
    ? storage.delete(song.coverImageUrl!)
    : storage.put(song.coverImageUrl!, 'not a picture'));
  await change({ coverPageUrl: null });

  await sweep();

  expect((await stored()).coverPageUrl).toBe(song.coverImageUrl);
  expect(await app.get(SongsQueries).findWithoutPageCover(1)).toEqual([]);
});

test('a page cover whose file is lost is sent in full size', async () => {
  await storage.delete(song.coverPageUrl!);

  expect(await typeOfPageCover()).toBe('image/jpeg');
});
