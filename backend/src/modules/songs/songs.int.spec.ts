import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createSong, fixture } from '../../../test/factories/songs.js';
import { createUser } from '../../../test/factories/users.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Storage } from '../../infra/storage/storage.js';
import type { User } from '../auth/user.entity.js';
import { SongInteraction } from './song-interaction.entity.js';
import { SongInteractionsService } from './song-interactions.service.js';
import { SongSweep } from './song-sweep.js';
import { Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';
import { UserFavorite } from './user-favorite.entity.js';
import { Waveforms } from './waveforms/waveforms.service.js';

let app: TestApp;
let owner: User;
let admin: Client;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  admin = client(app).as(owner).at('/api/admin');
});

afterAll(() => app.close());

afterEach(async () => {
  jest.restoreAllMocks();
  await app.dataSource.manager.deleteAll(Song);
  // Tests write rows without publishing a change, so the cached list is dropped here.
  await deleteSong((await uploadSong('last')).id);
});

async function titlesOf(url: string): Promise<string[]> {
  return ((await client(app).get(`/api/${url}`)).body as Song[]).map(({ title }) => title);
}

async function uploadSong(title: string): Promise<Song> {
  return app.get(SongUploadsService).uploadSong({
    uploadedBy: owner.id,
    details: { title, artist: 'Asha Menon', description: 'la la' },
    audio: Readable.from([await fixture('tone.mp3')]),
  });
}

async function deleteSong(id: string) {
  return admin.delete(`/songs/${id}`);
}

describe('GET /api/songs', () => {
  it('returns pages, newest first', async () => {
    for (const title of ['1', '2', '3']) await uploadSong(title);
    expect(await titlesOf('songs')).toEqual(['3', '2', '1']);
    expect(await titlesOf('songs?limit=2')).toEqual(['3', '2']);
    expect(await titlesOf('songs?limit=2&offset=2')).toEqual(['1']);
    expect(await titlesOf('songs?offset=3')).toEqual([]);
    const rangeOf = async (url: string) => (await client(app).get(`/api/${url}`)).range;
    expect(await rangeOf('songs')).toBe('songs 0-2/3');
    expect(await rangeOf('songs?limit=2')).toBe('songs 0-1/3');
    expect(await rangeOf('songs?limit=2&offset=2')).toBe('songs 2-2/3');
    expect(await rangeOf('songs?offset=3')).toBe('songs */3');
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=1.5',
    'limit=1&limit=2',
    'offset=-1',
    'sort=title',
    'lyrics=half',
    'isAdmin=true',
  ])('rejects %s', async (query) => {
    const response = await client(app).get(`/api/songs?${query}`);
    expect([response.status, response.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('has the first two lines of the lyrics on request', async () => {
    await createSong(app, { description: `\r\n \r\n${'മ'.repeat(200)}\r\n\r\ntwo\r\nthree` });
    await createSong(app, { description: 'one' });
    await createSong(app, { description: null });
    app.get(ChangeTopics).notify('songs');
    const lyricsOf = async (query: string) =>
      ((await client(app).get(`/api/songs${query}`)).body as Song[]).map(({ description }) => description);
    expect((await lyricsOf('?lyrics=excerpt')).sort()).toEqual(
      ['one', `${'മ'.repeat(160)}\ntwo`, null].sort(),
    );
    expect(await lyricsOf('?lyrics=full')).toEqual(await lyricsOf(''));
  });

  it('has at most 100 songs, and contains no user and no storage key', async () => {
    await app.dataSource.query(
      `insert into uploaded_songs (slug, title, artist, uploaded_by, audio_file_url, audio_hash)
       select 's' || n, 'Title ' || n, 'A', $1::uuid, 'audio-files/' || $1::text || '/secret.mp3', 'h' from generate_series(1, 105) n`,
      [owner.id],
    );
    const response = await client(app).get('/api/songs?offset=0');
    expect((response.body as Song[]).length).toBe(100);
    expect(response.text).not.toContain(owner.id);
    expect(response.text).not.toContain('secret');
  });

  it('is compressed, with an ETag that changes with the content', async () => {
    const { id } = await uploadSong('Rain '.repeat(30));
    for (let more = 0; more < 3; more += 1) await uploadSong('More rain');
    const plain = await client(app).get('/api/songs');
    for (const [encoding, decompress] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const response = await client(app).with({ 'accept-encoding': encoding }).get('/api/songs');
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(decompress(response.bytes).toString()).toBe(plain.text);
    }
    expect(plain.headers['cache-control']).toBe('no-cache');
    const ask = () =>
      client(app)
        .with({ 'if-none-match': String(plain.headers.etag) })
        .get('/api/songs');
    expect((await ask()).status).toBe(304);

    await client(app).post(`/api/songs/${id}/plays`);

    const changed = await ask();
    expect([changed.status, (changed.body as Song[]).at(-1)?.playCount]).toEqual([200, 1]);
  });

  it('reads the database once for many visitors', async () => {
    await uploadSong('Rain');
    const listPublished = jest.spyOn(app.get(SongsQueries), 'listPublished');
    await Promise.all(Array.from({ length: 50 }, () => client(app).get('/api/songs')));
    expect(listPublished).toHaveBeenCalledTimes(1);
  });

  it('includes each play and vote in the next response', async () => {
    const { id } = await uploadSong('Rain');
    const visitor = client(app).as(await createUser(app));
    const shown = async () => {
      const [song] = (await client(app).get('/api/songs')).body as Song[];
      return [song?.playCount, song?.downloadCount, song?.upvotes];
    };
    expect(await shown()).toEqual([0, 0, 0]);
    await client(app).post(`/api/songs/${id}/plays`);
    expect(await shown()).toEqual([1, 0, 0]);
    await client(app).post(`/api/songs/${id}/downloads`);
    expect(await shown()).toEqual([1, 1, 0]);
    await visitor.put(`/api/songs/${id}/vote`, { type: 'upvote' });
    expect(await shown()).toEqual([1, 1, 1]);
    await visitor.delete(`/api/songs/${id}/vote`);
    expect(await shown()).toEqual([1, 1, 0]);
  });
});

describe('GET /api/songs/:id', () => {
  it('returns a song as the list has it, with an ETag that changes with it', async () => {
    const { id } = await uploadSong('Rain');
    await uploadSong('More rain');
    const listed = ((await client(app).get('/api/songs')).body as Song[]).find((song) => song.id === id);
    const response = await client(app).get(`/api/songs/${id}`);
    expect(response.body).toEqual(listed);
    expect(response.headers['cache-control']).toBe('no-cache');
    const ask = () =>
      client(app)
        .with({ 'if-none-match': String(response.headers.etag) })
        .get(`/api/songs/${id}`);
    expect((await ask()).status).toBe(304);
    await client(app).post(`/api/songs/${id}/plays`);
    const changed = await ask();
    expect([changed.status, (changed.body as Song).playCount]).toEqual([200, 1]);
  });

  // @trust unpublished-songs
  it('is the same 404 for a hidden, a scheduled and an unknown song', async () => {
    const hidden = await createSong(app, { publishedAt: null });
    const scheduled = await createSong(app, { publishedAt: new Date(Date.now() + 3_600_000) });
    const unknown = { id: '00000000-0000-4000-8000-000000000000' };
    for (const { id } of [hidden, scheduled, unknown, { id: 'rain' }]) {
      const { status, text, headers } = await client(app).get(`/api/songs/${id}`);
      expect([status, text, headers.etag]).toEqual([
        404,
        '{"code":"NOT_FOUND","message":"Not found."}',
        undefined,
      ]);
    }
  });
});

describe('statistics', () => {
  it('are reset with the interactions that they count', async () => {
    const [song, other] = [await createSong(app), await createSong(app)];
    const interactions = app.get(SongInteractionsService);
    const visitor = await createUser(app);
    for (const { id } of [song, other]) {
      await interactions.recordPlay(id, { userId: null, address: '192.0.2.1' });
      await interactions.recordDownload(id, { userId: null, address: '192.0.2.1' });
      await interactions.castVote(id, visitor.id, 'downvote');
      await interactions.addFavorite(id, visitor.id);
    }

    const response = await admin.post(`/songs/${song.id}/reset-statistics`);

    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({
      id: song.id,
      upvotes: 0,
      downvotes: 0,
      downloadCount: 0,
      playCount: 0,
    });
    const { manager } = app.dataSource;
    expect(await manager.countBy(SongInteraction, { songId: song.id })).toBe(0);
    expect(await manager.countBy(SongInteraction, { songId: other.id })).toBe(3);
    expect(await manager.findOneBy(Song, { id: other.id })).toMatchObject({
      downvotes: 1,
      downloadCount: 1,
      playCount: 1,
    });
    expect(await manager.countBy(UserFavorite, { songId: song.id })).toBe(1);

    await interactions.recordPlay(song.id, { userId: null, address: '192.0.2.1' });
    expect(await manager.findOneBy(SongInteraction, { songId: song.id })).toMatchObject({ playCounter: 1 });
  });
});

describe('deleting a song', () => {
  async function filesOf({ id }: Song): Promise<string[]> {
    const entries = await readdir(join(app.dataDir, 'files'), { recursive: true });
    const row = await app.dataSource.manager.findOneBy(Song, { id });
    return entries.filter((name) => row === null || [row.audioFileUrl, row.lyricsFileUrl].includes(name));
  }

  it('deletes its interactions, favorites and files', async () => {
    const song = await uploadSong('Rain');
    const visitor = await createUser(app);
    await app.get(SongInteractionsService).castVote(song.id, visitor.id, 'upvote');
    await app.get(SongInteractionsService).addFavorite(song.id, visitor.id);
    expect((await filesOf(song)).length).toBe(2);

    const response = await deleteSong(song.id);

    expect([response.status, response.body]).toEqual([200, { id: song.id }]);
    expect(await titlesOf('songs')).toEqual([]);
    const { manager } = app.dataSource;
    expect(await manager.countBy(SongInteraction, { songId: song.id })).toBe(0);
    expect(await manager.countBy(UserFavorite, { songId: song.id })).toBe(0);
    const storage = app.api.get(Storage, { strict: false });
    expect(await storage.stat(song.audioFileUrl!)).toBeNull();
    expect(await storage.stat(song.lyricsFileUrl!)).toBeNull();
    expect((await client(app).get(`/api/songs/${song.id}/audio`)).status).toBe(404);
    expect((await deleteSong(song.id)).status).toBe(404);
  });

  async function isStored({ audioFileUrl }: Song): Promise<boolean> {
    return (await app.api.get(Storage, { strict: false }).stat(audioFileUrl!)) !== null;
  }

  function sweep(): Promise<void> {
    const storage = app.api.get(Storage, { strict: false });
    const [songs, waveforms] = [app.get(SongsQueries), app.get(Waveforms)];
    return new SongSweep(app.dataSource, storage, app.get(ChangeTopics), songs, waveforms).deleteStrayFiles();
  }

  // @trust storage-down
  it.each<[string, (folder: string) => Promise<void>]>([
    ['is away', async () => {}],
    ['fails', (folder) => writeFile(folder, 'no folder')],
  ])(
    'while the storage %s removes it from every list, and the sweep removes its file later',
    async (_, breakStorage) => {
      const [song, kept] = [await uploadSong('Rain'), await uploadSong('Boat')];
      const folder = join(app.dataDir, 'files/audio-files');
      await rename(folder, `${folder}-away`);
      await breakStorage(folder);

      expect((await deleteSong(song.id)).status).toBe(200);

      expect(await titlesOf('songs')).toEqual(['Boat']);
      await rm(folder, { force: true });
      await rename(`${folder}-away`, folder);
      expect(await isStored(song)).toBe(true);
      for (const { audioFileUrl } of [song, kept]) {
        const longAgo = new Date(Date.now() - 3_600_000);
        await utimes(join(app.dataDir, 'files', audioFileUrl!), longAgo, longAgo);
      }
      await sweep();
      expect([await isStored(song), await isStored(kept)]).toEqual([false, true]);
      await deleteSong(kept.id);
    },
  );
});

describe('the list of the owner', () => {
  async function list(query: Record<string, unknown> = {}) {
    const response = await admin.get<Song[]>('/songs', query);
    return {
      status: response.status,
      titles: response.status === 200 ? response.body.map(({ title }) => title) : null,
      range: response.range,
    };
  }

  beforeEach(async () => {
    await createSong(app, { title: 'Boat', artist: 'Zoya', playCount: 5 });
    await createSong(app, { title: 'Rain_100%', artist: 'Asha', titleMalayalam: 'മഴ', playCount: 9 });
    await createSong(app, { title: 'Lamp', artist: 'Rainer', playCount: 1 });
  });

  it('sorts, pages and returns the total', async () => {
    expect(await list()).toEqual({
      status: 200,
      titles: ['Lamp', 'Rain_100%', 'Boat'],
      range: 'songs 0-2/3',
    });
    expect(await list({ sort: ['playCount', 'DESC'], range: [0, 1] })).toEqual({
      status: 200,
      titles: ['Rain_100%', 'Boat'],
      range: 'songs 0-1/3',
    });
    expect(await list({ sort: ['title', 'ASC'], range: [2, 9] })).toMatchObject({
      titles: ['Rain_100%'],
      range: 'songs 2-2/3',
    });
  });

  it('finds parts of titles and artists, without wildcards', async () => {
    const find = async (q: string) => (await list({ sort: ['title', 'ASC'], filter: { q } })).titles;
    expect(await find('RAIN')).toEqual(['Lamp', 'Rain_100%']);
    expect(await find('മഴ')).toEqual(['Rain_100%']);
    expect(await find('%')).toEqual(['Rain_100%']);
    expect(await find('_')).toEqual(['Rain_100%']);
    expect(await find("'; drop table uploaded_songs; --")).toEqual([]);
  });

  it('finds by ids', async () => {
    const boat = await app.dataSource.manager.findOneByOrFail(Song, { title: 'Boat' });
    expect((await list({ filter: { id: [boat.id] } })).titles).toEqual(['Boat']);
    expect((await list({ filter: { id: [] } })).titles).toEqual([]);
    expect((await list({ filter: { id: ['1'] } })).status).toBe(400);
  });

  it('finds published, scheduled and hidden songs', async () => {
    const change = (title: string, publishedAt: Date | null) =>
      app.dataSource.manager.update(Song, { title }, { publishedAt });
    await change('Boat', null);
    await change('Lamp', new Date(Date.now() + 3_600_000));
    const find = async (status: string | string[]) =>
      (await list({ sort: ['title', 'ASC'], filter: { status } })).titles;
    expect(await find('published')).toEqual(['Rain_100%']);
    expect(await find('scheduled')).toEqual(['Lamp']);
    expect(await find('hidden')).toEqual(['Boat']);
    expect(await find(['scheduled', 'hidden'])).toEqual(['Boat', 'Lamp']);
    expect(await find([])).toEqual([]);
  });

  it.each([
    { filter: { status: 'secret' } },
    { sort: ['uploadedBy', 'ASC'] },
    { sort: ['title; drop table users', 'ASC'] },
    { filter: { uploadedBy: 'x' } },
    { range: [0, 100] },
  ])('rejects %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('returns a song by its id, with the state of its waveform', async () => {
    const { id } = await createSong(app, { title: 'One' });
    const response = await admin.get(`/songs/${id}`);
    expect(response.body).toMatchObject({ id, title: 'One', processing: 'pending', waveformUrl: null });
    expect((await admin.get('/songs/none')).status).toBe(404);
  });
});
