import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import type { OpenAPIObject } from '@nestjs/swagger';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createSong, SONG_TEXT, wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { holdTransaction, waitingForLock } from '../../../../test/locks.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { AdminSongDto, SongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { filesOf } from '../song-files.js';
import { SongsQueries } from '../songs.queries.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';

const HOUR_MS = 3_600_000;

let app: TestApp;
let ownerId: string;
let site: Client;
let songs: Client;
let anybody: Client;
let song: Song;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  anybody = client(app).at('/api/admin/songs');
  songs = anybody.as(owner);
  site = client(app).as(owner);
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.dataSource.manager.deleteAll(Song);
  for (const key of await storedKeys()) await storage().delete(key);
  song = await app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: SONG_TEXT,
    audio: Readable.from([wav()]),
    cover: await picture('#c33'),
  });
});

afterEach(() => jest.restoreAllMocks());

const storage = () => app.api.get(Storage, { strict: false });

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
}

async function storedKeys(): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const findRow = () => app.dataSource.manager.findOneByOrFail(Song, { id: song.id });

const sortedFilesOf = (row: Song) => filesOf(row).sort();

const edit = (body: object, editor = songs) => editor.put<AdminSongDto>(`/${song.id}`, body);

function coverForm(cover: Buffer): FormData {
  const form = new FormData();
  form.append('cover', new Blob([new Uint8Array(cover)]), 'cover.bin');
  return form;
}

const text = async (path: string | null) => (await client(app).get(path ?? '')).text;

async function readList(etag = '') {
  const { status, headers, body } = await client(app)
    .with({ 'if-none-match': etag })
    .get<SongDto[] | null>('/api/songs');
  return { status, etag: String(headers.etag), song: body?.[0] };
}

const { title, artist, ...optional } = SONG_TEXT;
interface TextSchema {
  maxLength?: number;
}

const complete = { title, artist };

describe('editing the details of a song', () => {
  it('rejects a version that somebody else has changed since, whatever else has happened to the song', async () => {
    const { body: first } = await edit(complete);
    await app.dataSource.manager.update(Song, song.id, { playCount: 9, processing: 'done' });
    const change = (changed: string, version: string) =>
      songs.seen(version).put(`/${song.id}`, { ...complete, title: changed });
    const second = await change('Second', first.version);
    expect(second).toMatchObject({ status: 200, body: { title: 'Second' } });
    expect(await change('Third', first.version)).toMatchObject({
      status: 412,
      body: { code: 'CHANGED_MEANWHILE' },
    });
    expect((await findRow()).title).toBe('Second');
    expect(sortedFilesOf(await findRow())).toEqual(await storedKeys());
  });

  it('replaces all details at once, and keeps the slug of a song that visitors can open', async () => {
    const before = await readList();

    const { status, body } = await edit({
      ...SONG_TEXT,
      title: '  The Long Rain ',
      artist: ' Asha ',
      titleMalayalam: null,
      description: 'three\n\n\n  four\n',
      releaseDate: '2026-01-02',
    });

    expect(status).toBe(200);
    const {
      processing,
      isExample: _example,
      addressStays: _stays,
      isCoverDrawn: _drawn,
      areLyricsFromTags: _,
      statedSeconds: __,
      grounds: ___,
      chosenGround: ____,
      version: _____,
      audioProblem: ______,
      ...publicSong
    } = body;
    expect(processing).toBe('pending');
    expect(publicSong).toEqual({
      ...before.song,
      title: 'The Long Rain',
      artist: 'Asha',
      titleMalayalam: null,
      description: 'three\n\n\n  four\n',
      releaseDate: '2026-01-02',
      lyricsUrl: expect.stringMatching(`^/api/songs/${song.id}/lyrics\\?v=\\d+$`) as string,
    });
    expect(body.slug).toBe('rain-song');
    expect(body.lyricsUrl).not.toBe(before.song?.lyricsUrl);
    expect(await text(body.lyricsUrl)).toBe('three\n\n\n  four\n');
    const after = await readList(before.etag);
    expect(after).toMatchObject({ status: 200, song: publicSong });
    expect(await storedKeys()).toEqual(sortedFilesOf(await findRow()));
  });

  it('confirms lyrics that come from the tags, even if they stay the same', async () => {
    await app.dataSource.manager.update(Song, { id: song.id }, { areLyricsFromTags: true });
    const { body } = await edit({ ...complete, description: SONG_TEXT.description });
    expect(body).toMatchObject({ description: SONG_TEXT.description, areLyricsFromTags: false });
    expect(await text(body.lyricsUrl)).toBe(SONG_TEXT.description);
    expect((await readList()).song).toMatchObject({ description: SONG_TEXT.description });
  });

  it('reads each kind of line break in lyrics, and drops other control characters', async () => {
    const { body } = await edit({ ...complete, description: 'one\u000btwo\u2028th\u0001r\0ee' });
    expect(body.description).toBe('one\ntwo\nthree');
    expect(await text(body.lyricsUrl)).toBe('one\ntwo\nthree');
  });

  it('clears a field that is left out', async () => {
    const { status, body } = await edit(complete);
    expect(status).toBe(200);
    for (const field of Object.keys(optional)) expect(body).toHaveProperty(field, null);
    expect(body.lyricsUrl).toBeNull();
    expect((await findRow()).lyricsFileUrl).toBeNull();
    expect(await storedKeys()).toEqual(sortedFilesOf(await findRow()));
  });

  it('keeps the address of unchanged lyrics', async () => {
    const { body } = await edit({ ...complete, title: 'Rain', description: 'one\n\ntwo' });
    expect((await findRow()).lyricsFileUrl).toBe(song.lyricsFileUrl);
    expect(await text(body.lyricsUrl)).toBe('one\n\ntwo');
    expect(await storedKeys()).toEqual(sortedFilesOf(song).sort());
  });

  it('stores text in the composed encoding, which the search uses', async () => {
    const word = 'മൊഴി';
    const split = word.normalize('NFD');
    expect(split).not.toBe(word);
    const fields = { title: split, artist: split, titleMalayalam: split, description: split };
    const { body } = await edit(fields);
    expect(body).toMatchObject({ title: word, artist: word, titleMalayalam: word, description: word });
    expect(await text(body.lyricsUrl)).toBe(word);
  });

  // @trust unknown-fields, file-names
  it.each<[object, number, object]>([
    [{ ...complete, title: ' \n ' }, 400, missingInformation('title')],
    [{ ...complete, title: '\u3164' }, 400, missingInformation('title')],
    [{ ...complete, artist: '' }, 400, missingInformation('artist')],
    [{ artist: 'Asha' }, 400, missingInformation('title')],
    [{ ...complete, releaseDate: '2025-02-30' }, 400, { code: 'VALIDATION_FAILED' }],
    [{ ...complete, slug: 'mine', playCount: 1_000 }, 400, { code: 'VALIDATION_FAILED' }],
    [{ ...complete, lyricsFileUrl: 'http://127.0.0.1/' }, 400, { code: 'VALIDATION_FAILED' }],
    [{ ...complete, coverImageUrl: 'http://127.0.0.1/' }, 400, { code: 'VALIDATION_FAILED' }],
    [{ ...complete, audioFileUrl: 'audio-files/other.mp3' }, 400, { code: 'VALIDATION_FAILED' }],
    [{ ...complete, description: 'x'.repeat(300_000) }, 413, { code: 'FILE_TOO_LARGE' }],
  ])('rejects %# and changes nothing', async (body, status, error) => {
    expect(await edit(body)).toMatchObject({ status, body: error });
    expect(await findRow()).toEqual(await asItWas());
  });

  it('rejects text that is longer than the API document allows', async () => {
    const { components } = (await client(app).get<OpenAPIObject>('/api/openapi.json')).body;
    const { properties } = components!.schemas!.SongDetailsDto as { properties: Record<string, TextSchema> };
    const limits = Object.entries(properties).filter(([, { maxLength }]) => maxLength !== undefined);
    expect(limits.length).toBeGreaterThan(1);
    for (const [field, { maxLength }] of limits) {
      const tooLong = { ...complete, [field]: 'x'.repeat(maxLength! + 1) };
      expect(await edit(tooLong)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    }
    expect(await findRow()).toEqual(await asItWas());
  });

  function missingInformation(field: string) {
    const message = 'Please fill in all required fields';
    return {
      code: 'MISSING_INFORMATION',
      message,
      details: [{ field, code: 'MISSING_INFORMATION', message }],
    };
  }

  it('changes nothing when the storage is full or the row cannot be written', async () => {
    const full = jest.spyOn(storage(), 'put').mockRejectedValue(new Error('no space'));
    expect((await edit({ ...complete, description: 'new' })).status).toBe(500);
    full.mockRestore();
    jest.spyOn(app.dataSource, 'transaction').mockRejectedValue(new Error('deadlock'));
    expect((await edit({ ...complete, description: 'new' })).status).toBe(500);
    expect(await findRow()).toEqual(await asItWas());
  });

  it('leaves one of two parallel edits complete, and no extra file', async () => {
    for (let round = 0; round < 5; round += 1) {
      const versions = ['a', 'b'].map((name) => ({ ...complete, title: name, description: name }));
      const answers = await Promise.all(versions.map((version) => edit(version)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const row = await findRow();
      expect(row.description).toBe(row.title);
      expect(await readFileOf(row.lyricsFileUrl!)).toBe(row.title);
      expect(await storedKeys()).toEqual(sortedFilesOf(row));
    }
  });

  it('requires the owner and an existing song', async () => {
    const visitor = songs.as(await createUser(app));
    expect((await edit(complete, visitor)).status).toBe(403);
    expect((await edit(complete, anybody)).status).toBe(401);
    for (const id of [randomUUID(), 'no-id']) expect((await songs.put(`/${id}`, complete)).status).toBe(404);
    expect(await findRow()).toEqual(await asItWas());
  });
});

async function readFileOf(key: string): Promise<string> {
  const chunks = (await storage().stream(key)).setEncoding('utf8');
  let content = '';
  for await (const chunk of chunks) content += chunk;
  return content;
}

/** Expects exactly the files of the row, and returns the row. */
async function asItWas(): Promise<Song> {
  expect(await storedKeys()).toEqual(sortedFilesOf(song));
  const { waveform: _, uploader: __, ...row } = song;
  return { ...row, createdAt: song.createdAt } as Song;
}

describe('the audio', () => {
  const path = () => `${song.id}/audio`;
  const audioForm = (audio: Buffer) => {
    const form = new FormData();
    form.append('audio', new Blob([new Uint8Array(audio)]), 'song.wav');
    return form;
  };

  it('is replaced at a new address; statistics, lyrics, cover and slug stay', async () => {
    await app.dataSource.manager.update(
      Song,
      { id: song.id },
      { playCount: 7, upvotes: 3, processing: 'done' },
    );
    const before = await readList();
    const { status, body } = await songs.put(`/${path()}`, audioForm(wav({ seconds: 2 })));
    expect(status).toBe(200);
    expect(body.audioUrl).not.toBe(before.song?.audioUrl);
    const { audioUrl, waveformUrl, durationSeconds, ...kept } = (await readList(before.etag)).song ?? {};
    expect({ audioUrl, waveformUrl, durationSeconds }).toEqual({
      audioUrl: body.audioUrl,
      waveformUrl: null,
      durationSeconds: 2,
    });
    expect(before.song).toMatchObject(kept);
    expect(kept).toMatchObject({ playCount: 7, upvotes: 3, slug: song.slug });
    const heard = (await client(app).get(body.audioUrl)).bytes;
    expect(heard).toEqual(wav({ seconds: 2 }));
    const row = await findRow();
    // A listener may be receiving the replaced file, which the sweep deletes.
    const stored = [...filesOf(row), song.audioFileUrl].sort();
    expect([row.processing, await storedKeys()]).toEqual(['pending', stored]);
  });

  it.each<[string, () => FormData, number, object]>([
    ['a file that is no audio', () => audioForm(Buffer.from('<svg/>')), 400, { code: 'INVALID_FILE_TYPE' }],
    ['an empty file', () => audioForm(Buffer.alloc(0)), 400, { code: 'MISSING_AUDIO_FILE' }],
    ['no file', () => new FormData(), 400, { code: 'MISSING_AUDIO_FILE' }],
  ])('is not replaced by %s', async (_, form, status, body) => {
    expect(await songs.put(`/${path()}`, form())).toMatchObject({ status, body });
    expect(await findRow()).toEqual(await asItWas());
  });

  it('leaves the replaced files to the sweep when it is replaced twice at once', async () => {
    const forms = [audioForm(wav({ seconds: 2 })), audioForm(wav({ seconds: 3 }))];
    const answers = await Promise.all(forms.map((form) => songs.put(`/${path()}`, form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const unnamed = await app.get(SongsQueries).findUnnamedFiles(await storedKeys());
    expect(unnamed).toHaveLength(2);
    expect(unnamed).toContain(song.audioFileUrl);
    expect(await storedKeys()).toHaveLength(filesOf(await findRow()).length + 2);
  });

  it('requires the owner and an existing song', async () => {
    const visitor = songs.as(await createUser(app));
    expect((await visitor.put(`/${path()}`, audioForm(wav()))).status).toBe(403);
    expect((await anybody.put(`/${path()}`, audioForm(wav()))).status).toBe(401);
    expect((await songs.put(`/${randomUUID()}/audio`, audioForm(wav()))).status).toBe(404);
    expect(await findRow()).toEqual(await asItWas());
  });
});

describe('the cover', () => {
  const cover = `cover`;
  const path = () => `${song.id}/${cover}`;

  it('is replaced at a new address', async () => {
    const before = await readList();
    const { status, body } = await songs.put(`/${path()}`, coverForm(await picture('#0c0')));
    expect(status).toBe(200);
    expect(body.coverUrl).not.toBe(before.song?.coverUrl);
    const shown = (await client(app).get(body.coverUrl)).bytes;
    const { dominant } = await sharp(shown).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
    const listed = (await readList(before.etag)).song;
    expect([listed?.coverUrl, listed?.coverPageUrl, listed?.coverCardUrl]).toEqual([
      body.coverUrl,
      `${body.coverUrl}&size=page`,
      `${body.coverUrl}&size=card`,
    ]);
    expect(await storedKeys()).toEqual(sortedFilesOf(await findRow()));
  });

  it('is deleted, and a drawn one takes its place; a second deletion changes nothing', async () => {
    const drawn: unknown[] = [];
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await songs.delete(`/${path()}`);
      expect([status, body.isCoverDrawn]).toEqual([200, true]);
      drawn.push(body.coverUrl);
    }
    expect(drawn[0]).toMatch(/cover\?v=d[0-9a-f]{11}$/);
    expect(drawn[1]).toBe(drawn[0]);
    expect((await readList()).song).toMatchObject({ coverUrl: drawn[0] });
    expect(await storedKeys()).toEqual([song.audioFileUrl, song.lyricsFileUrl].sort());
  });

  it.each<[string, () => FormData, number, object]>([
    [
      'a file that is not a picture',
      () => coverForm(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      400,
      { code: 'INVALID_FILE_TYPE', message: 'Please upload only PNG, JPG, or JPEG images' },
    ],
    [
      'more than 5 MB',
      () => coverForm(Buffer.alloc(5 * 1024 * 1024 + 1)),
      413,
      { code: 'FILE_TOO_LARGE', message: 'Please upload an image smaller than 5MB' },
    ],
    ['an empty file', () => coverForm(Buffer.alloc(0)), 400, { code: 'MISSING_IMAGE' }],
    ['no file', () => new FormData(), 400, { code: 'MISSING_IMAGE' }],
  ])('is not replaced by %s', async (_, form, status, body) => {
    expect(await songs.put(`/${path()}`, form())).toMatchObject({ status, body });
    expect(await findRow()).toEqual(await asItWas());
  });

  it('needs a form', async () => {
    expect(await songs.put(`/${path()}`, { cover: 'x' })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });

  it('leaves one file when it is replaced twice at once', async () => {
    const forms = [coverForm(await picture('#00f')), coverForm(await picture('#0ff'))];
    const answers = await Promise.all(forms.map((form) => songs.put(`/${path()}`, form)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedKeys()).toEqual(sortedFilesOf(await findRow()));
  });

  it('requires the owner and an existing song', async () => {
    const visitor = songs.as(await createUser(app));
    const form = async () => coverForm(await picture('#fff'));
    expect((await visitor.put(`/${path()}`, await form())).status).toBe(403);
    expect((await anybody.put(`/${path()}`, await form())).status).toBe(401);
    expect((await visitor.delete(`/${path()}`)).status).toBe(403);
    expect((await anybody.delete(`/${path()}`)).status).toBe(401);
    expect((await songs.put(`/${randomUUID()}/cover`, await form())).status).toBe(404);
    expect((await songs.delete(`/${randomUUID()}/cover`)).status).toBe(404);
    expect(await findRow()).toEqual(await asItWas());
  });
});

describe('the address of a song', () => {
  afterEach(async () => {
    await hideSite(null);
    await app.dataSource.query(`update site_texts set draft = null, published = '{}'`);
  });

  async function hideSite(notPublicSince: Date | null): Promise<void> {
    const settings = app.get(SiteSettings);
    await settings.store(app.dataSource.manager, { notPublicSince });
    await settings.announce();
  }

  const rename = async (title: string) => {
    const { status, body } = await edit({ ...SONG_TEXT, title });
    expect(status).toBe(200);
    return [body.slug, body.addressStays];
  };
  const hide = () => songs.delete(`/${song.id}/publication`);
  const publishAt = (time: Date | 'now') => songs.put(`/${song.id}/publication`, { publishAt: time });
  const setNew = (publishedAt: Date | null) => app.dataSource.manager.update(Song, song.id, { publishedAt });

  it('follows the title of a hidden song, until visitors can open it; then it stays, also when the song is hidden again', async () => {
    await setNew(null);
    expect(await rename('Evening Rain')).toEqual(['evening-rain', null]);
    expect(await rename('Evening Rain')).toEqual(['evening-rain', null]);
    await publishAt('now');
    expect(await rename('Morning Rain')).toEqual(['evening-rain', 'known']);
    await hide();
    expect(await rename('Night Rain')).toEqual(['evening-rain', 'known']);
  });

  it('follows the title of a song whose time has not come', async () => {
    await setNew(new Date(Date.now() + HOUR_MS));
    expect(await rename('Evening Rain')).toEqual(['evening-rain', null]);
    await publishAt(new Date(Date.now() + 2 * HOUR_MS));
    expect(await rename('Morning Rain')).toEqual(['morning-rain', null]);
  });

  it('follows the title of a published song while the site was never public', async () => {
    await hideSite(new Date(Date.now() - HOUR_MS));
    expect(await rename('Evening Rain')).toEqual(['evening-rain', null]);
    await hide();
    await publishAt('now');
    expect(await rename('Morning Rain')).toEqual(['morning-rain', null]);
  });

  it('stays when the site is hidden after visitors could open the song', async () => {
    await hideSite(new Date(Date.now() + HOUR_MS));
    expect(await rename('Evening Rain')).toEqual(['rain-song', 'known']);
    await hide();
    expect(await rename('Morning Rain')).toEqual(['rain-song', 'known']);
  });

  it('is another one beside a song that has it', async () => {
    await setNew(null);
    await createSong(app, { slug: 'evening-rain' });
    const [slug] = await rename('Evening Rain');
    expect(slug).toMatch(/^evening-rain-[0-9a-f]{6}$/);
  });

  it('stays while a milestone of the texts names it', async () => {
    await setNew(null);
    const milestones = [{ when: '2026', what: 'The rain.', song: 'rain-song' }];
    expect((await site.put('/api/admin/texts/site', { milestones })).status).toBe(200);
    expect(await rename('Evening Rain')).toEqual(['rain-song', 'named']);
  });

  it('stays if a milestone that is being saved names it', async () => {
    await setNew(null);
    const save = await holdTransaction(app);
    const milestones = [{ when: '2026', what: 'The rain.', song: 'rain-song' }];
    await save.query('update site_texts set draft = $1', [{ milestones }]);
    const renamed = rename('Evening Rain');
    await waitingForLock(app);
    await save.commit();
    expect(await renamed).toEqual(['rain-song', 'named']);
  });

  it('is in no milestone that was written before the song was renamed', async () => {
    await setNew(null);
    await rename('Evening Rain');
    const saved = await site.put('/api/admin/texts/site', {
      milestones: [
        { when: '2025', what: 'The rain.', song: 'rain-song' },
        { when: '2026', what: 'The evening.', song: 'evening-rain' },
      ],
    });
    expect(saved.body.draft.milestones.map((one: { song: string | null }) => one.song)).toEqual([
      null,
      'evening-rain',
    ]);
  });

  it.each([
    ['edited', () => rename('Evening Rain')],
    ['hidden', hide],
  ])('stays if the site is being made public while the song is %s', async (_, act) => {
    await hideSite(new Date(Date.now() - HOUR_MS));
    const publication = await holdTransaction(app);
    await publication.query('update site_settings set not_public_since = null');
    const acted = act();
    await waitingForLock(app);
    await publication.commit();
    await acted;
    const [slug] = await rename('Morning Rain');
    expect(slug).toBe('rain-song');
  });
});
