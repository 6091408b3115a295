import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import {
  fixture,
  SONG_TEXT,
  songForm,
  type SongForm,
  wav,
  withTags,
} from '../../../../test/factories/songs.js';
import { mp3 } from '../../../../test/factories/audio.js';
import { accessTokenOf, createUser } from '../../../../test/factories/users.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { AdminSongDto, SongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { SongUploadsService } from './song-uploads.service.js';

let app: TestApp;
let ownerId: string;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  token = await accessTokenOf(app, owner);
});

afterAll(() => app.close());

afterEach(async () => {
  jest.restoreAllMocks();
  await app.dataSource.manager.deleteAll(Song);
  for (const key of await storedKeys()) await storage().delete(key);
});

const storage = () => app.api.get(Storage, { strict: false });

async function storedKeys(): Promise<string[]> {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(app.dataDir, 'files').length + 1))
    .sort();
}

async function send(body: FormData, authorization = `Bearer ${token}`) {
  const response = await fetch(`${app.url}/api/admin/songs`, {
    method: 'POST',
    body,
    headers: { authorization },
  });
  return {
    status: response.status,
    body: (await response.json()) as AdminSongDto & { code?: string; message?: string },
  };
}

const upload = (form: SongForm) => send(songForm(form));

function withRiffLength(length: number): Buffer {
  const audio = wav();
  audio.writeUInt32LE(length, 4);
  audio.writeUInt32LE(length, 40);
  return audio;
}

/** A `fact` chunk, which some encoders write, states how many samples follow. */
function withSamples(samples: number): Buffer {
  const audio = wav();
  const fact = Buffer.from('fact\x04\0\0\0\0\0\0\0', 'latin1');
  fact.writeUInt32LE(samples, 8);
  const changed = Buffer.concat([audio.subarray(0, 36), fact, audio.subarray(36)]);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
}

function withCodec(codec: number): Buffer {
  const audio = wav();
  audio.writeUInt16LE(codec, 20);
  return audio;
}

function relabelled(audio: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(audio);
  changed.write(to, changed.indexOf(from, 0, 'latin1'), 'latin1');
  return changed;
}

async function listSongs(): Promise<SongDto[]> {
  return (await fetch(`${app.url}/api/songs`)).json() as Promise<SongDto[]>;
}

describe('uploading a song', () => {
  // @trust file-names
  it('stores all fields and files, and lists the song first at once', async () => {
    const audio = await fixture('tone.mp3');
    const cover = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    await upload({ title: 'Older', audio });
    await listSongs();
    const lyrics = 'ഒന്നാം വരി\n\n\n  രണ്ടാം വരി \n';

    const { status, body: song } = await upload({
      ...SONG_TEXT,
      title: `  ${SONG_TEXT.title} `,
      description: lyrics,
      audio,
      cover,
    });

    expect(status).toBe(201);
    expect(song).toEqual({
      ...SONG_TEXT,
      id: expect.any(String) as string,
      slug: 'rain-song',
      description: lyrics,
      audioUrl: expect.stringMatching(`^/api/songs/${song.id}/audio\\?v=.{16}$`) as string,
      durationSeconds: expect.closeTo(2, 0) as number,
      coverUrl: expect.stringMatching(`^/api/songs/${song.id}/cover\\?v=\\d+$`) as string,
      coverPageUrl: expect.stringMatching(`^/api/songs/${song.id}/cover\\?v=\\d+&size=page$`) as string,
      coverCardUrl: expect.stringMatching(`^/api/songs/${song.id}/cover\\?v=\\d+&size=card$`) as string,
      lyricsUrl: expect.stringMatching(`^/api/songs/${song.id}/lyrics\\?v=\\d+$`) as string,
      ground: song.grounds[0],
      grounds: expect.any(Array) as object[],
      chosenGround: 0,
      version: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      waveformUrl: null,
      createdAt: expect.any(String) as string,
      upvotes: 0,
      downvotes: 0,
      downloadCount: 0,
      playCount: 0,
      isExample: false,
      addressStays: 'known',
      isCoverDrawn: false,
      processing: 'pending',
      areLyricsFromTags: false,
      statedSeconds: null,
      audioProblem: null,
      publishedAt: song.createdAt,
    });
    const {
      processing: _,
      isExample: _example,
      addressStays: _stays,
      isCoverDrawn: _drawn,
      areLyricsFromTags: __,
      statedSeconds: ___,
      grounds: ____,
      chosenGround: _____,
      version: ______,
      audioProblem: _______,
      ...publicSong
    } = song;
    expect((await listSongs())[0]).toEqual(publicSong);
    const row = await app.dataSource.manager.findOneByOrFail(Song, { id: song.id });
    expect(row.audioFileUrl).toMatch(new RegExp(`^audio-files/${ownerId}/\\d+\\.mp3$`));
    expect(row.uploadedBy).toBe(ownerId);
    expect(await readFile(join(app.dataDir, 'files', row.audioFileUrl!))).toEqual(audio);
    expect(await readFile(join(app.dataDir, 'files', row.lyricsFileUrl!), 'utf8')).toBe(lyrics);
    expect(await sharp(join(app.dataDir, 'files', row.coverImageUrl!)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 90,
      height: 60,
    });
  });

  it.each([
    ['tone.mp3', 'audio/mpeg', 'mp3'],
    ['tone-without-length.mp3', 'audio/mpeg', 'mp3'],
    ['tone.m4a', 'audio/mp4', 'm4a'],
    ['tone-isom.m4a', 'audio/mp4', 'm4a'],
    ['tone.aac', 'audio/aac', 'aac'],
  ])('detects %s by its content', async (name, mimeType, extension) => {
    const { body } = await upload({ audio: await fixture(name) });

    expect(body.durationSeconds).toBeCloseTo(2, 0);
    const row = await app.dataSource.manager.findOneByOrFail(Song, { id: body.id });
    expect([row.audioMimeType, row.audioFileUrl?.split('.').pop()]).toEqual([mimeType, extension]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a WAV whose recorder was not stopped', () => withRiffLength(0xffffffff)],
    ['a WAV without lengths', () => withRiffLength(0)],
    ['a WAV that states 4 billion samples', () => withSamples(0xffffffff)],
    ['an MP3 behind zeros', async () => Buffer.concat([Buffer.alloc(1_000), await fixture('tone.mp3')])],
    ['an M4A of a telephone', async () => relabelled(await fixture('tone-isom.m4a'), 'isom', '3gp4')],
  ])('accepts %s', async (_, make) => {
    const { status, body } = await upload({ audio: await make() });
    expect(status).toBe(201);
    expect([1, 2]).toContain(Math.round(body.durationSeconds ?? 0));
  });

  it('says what an MP3 states as its length when that is wrong', async () => {
    const part = mp3({ frames: 100, stated: 100 });
    const { body } = await upload({ audio: Buffer.concat([part, part]) });
    // The header of the second part counts as silence in some players.
    expect(body).toMatchObject({ durationSeconds: expect.closeTo(4.8, 1) as number, statedSeconds: 2.4 });
  });

  it('accepts a WAV of exactly 50 MB, and rejects one more byte', async () => {
    const size = 50 * 1024 * 1024;
    const audio = wav({ seconds: (size - 44) / 2 / 48_000, sampleRate: 48_000 });
    expect(audio.length).toBe(size);

    expect((await upload({ audio })).status).toBe(201);

    const before = await storedKeys();
    expect(await upload({ audio: Buffer.concat([audio, Buffer.alloc(1)]) })).toMatchObject({
      status: 413,
      body: { code: 'FILE_TOO_LARGE', message: 'Please select a file smaller than 50MB' },
    });
    expect(await storedKeys()).toEqual(before);
    expect(await app.dataSource.manager.count(Song)).toBe(1);
  });

  it('reads text that comes after the files', async () => {
    const form = new FormData();
    form.append('audio', new Blob([new Uint8Array(wav())]), 'a');
    form.append('artist', 'B');
    form.append('title', 'A');
    expect(await send(form)).toMatchObject({
      status: 201,
      body: { title: 'A', artist: 'B', lyricsUrl: null },
    });
  });

  it('reads text partly before and partly after the files', async () => {
    const form = new FormData();
    form.append('title', 'A');
    form.append('audio', new Blob([new Uint8Array(wav())]), 'a');
    form.append('artist', 'B');
    expect(await send(form)).toMatchObject({ status: 201, body: { title: 'A', artist: 'B' } });
  });

  it('stores text in the composed encoding, which the search uses', async () => {
    const word = 'മൊഴി';
    const split = word.normalize('NFD');
    expect(split).not.toBe(word);
    const fields = { title: split, artist: split, titleMalayalam: split, description: split };
    const { body } = await upload({ ...fields, audio: wav() });
    expect(body).toMatchObject({ title: word, artist: word, titleMalayalam: word, description: word });
  });

  describe('from a file with tags', () => {
    const lyrics = 'ഒന്ന്\n\nരണ്ട്';
    const square = (size: number) =>
      sharp({ create: { width: size, height: size, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
    const tagged = async (picture: Buffer) =>
      withTags(await fixture('tone-without-length.mp3'), {
        picture,
        lyrics: lyrics.replaceAll('\n', '\r\n'),
      });

    async function widthOfCover(path: string | null): Promise<number | undefined> {
      const cover = await fetch(`${app.url}${path}`);
      return (await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).width;
    }

    // @trust lyrics-control-characters
    it('removes control characters other than line breaks from lyrics', async () => {
      const audio = withTags(await fixture('tone-without-length.mp3'), {
        picture: Buffer.alloc(0),
        lyrics: 'one\x07\x1b[31m\r\n\x7ftwo\tthree\u0085\n\nമഴ\u200d',
      });
      expect((await upload({ audio })).body.description).toBe('one[31m\ntwo three\n\n\nമഴ\u200d');
    });

    it('takes nothing from the tags for a form that has shown them', async () => {
      const form = songForm({ audio: await tagged(await square(40)) });
      form.append('withoutTags', 'true');
      const { status, body } = await send(form);
      expect(status).toBe(201);
      expect(body).toMatchObject({ description: null, areLyricsFromTags: false, isCoverDrawn: true });
    });

    it('uses picture and lyrics of the tags if the form has none', async () => {
      const { status, body } = await upload({ audio: await tagged(await square(40)) });
      expect(status).toBe(201);
      expect(body).toMatchObject({ description: lyrics, areLyricsFromTags: true, lyricsUrl: null });
      const [listed] = (await (await fetch(`${app.url}/api/songs`)).json()) as SongDto[];
      expect(listed).toMatchObject({ id: body.id, description: null, lyricsUrl: null });
      expect((await fetch(`${app.url}/api/songs/${body.id}/lyrics`)).status).toBe(404);
      const feed = await (await fetch(`${app.url}/songs/rss.xml`)).text();
      expect([feed.includes(body.slug), feed.includes('രണ്ട്')]).toEqual([true, false]);
      expect(await widthOfCover(body.coverUrl)).toBe(40);
    });

    it('prefers the cover and lyrics of the form', async () => {
      const audio = await tagged(await square(40));
      const { body } = await upload({ audio, cover: await square(30), description: 'la la' });
      expect(body).toMatchObject({ description: 'la la', areLyricsFromTags: false });
      expect(await widthOfCover(body.coverUrl)).toBe(30);
    });

    it('ignores a broken picture', async () => {
      const { status, body } = await upload({ audio: await tagged(Buffer.from('no picture')) });
      expect([status, body.isCoverDrawn, body.description]).toEqual([201, true, lyrics]);
    });
  });

  it('gives songs of the same title, and titles without Latin letters, different slugs', async () => {
    const slugs = [];
    for (const title of ['Rain', 'Rain', 'മഴ', 'മഴ'])
      slugs.push((await upload({ title, audio: wav() })).body.slug);
    expect(slugs).toEqual([
      'rain',
      expect.stringMatching(/^rain-[0-9a-f]{6}$/),
      expect.stringMatching(/^song-[0-9a-f]{6}$/),
      expect.stringMatching(/^song-[0-9a-f]{6}$/),
    ]);
  });
});

describe('a rejected song leaves no file and no row', () => {
  const missing = { code: 'MISSING_INFORMATION', message: 'Please fill in all required fields' };
  const refused = (message: string) => ({ code: 'INVALID_FILE_TYPE', message });
  const wrongType = refused('Please select an MP3, WAV, M4A, or AAC file');
  const cutOff = refused('This file is cut off: its end is missing. Please export or copy it again.');
  const tooShort = refused('This file is shorter than a second. Please select a whole song.');
  const instead = 'Export it as AAC (M4A), MP3 or WAV.';

  // @trust file-type
  it.each<[string, () => SongForm | Promise<SongForm>, number, object]>([
    ['without title', () => ({ title: '', audio: wav() }), 400, missing],
    ['with an invisible title', () => ({ title: '\u200b\u2060', audio: wav() }), 400, missing],
    ['with a blank artist', () => ({ artist: ' \n ', audio: wav() }), 400, missing],
    [
      'with nothing right: the text comes first',
      () => ({ title: ' ', audio: Buffer.from('no') }),
      400,
      missing,
    ],
    [
      'without audio',
      () => ({}),
      400,
      { code: 'MISSING_AUDIO_FILE', message: 'Please select an audio file' },
    ],
    ['with an empty file', () => ({ audio: Buffer.alloc(0) }), 400, { code: 'MISSING_AUDIO_FILE' }],
    ['with text as audio', () => ({ audio: Buffer.from('not a song at all'.repeat(999)) }), 400, wrongType],
    ['with Ogg', async () => ({ audio: await fixture('tone.ogg') }), 400, wrongType],
    ['with a video', async () => ({ audio: await fixture('video.mp4') }), 400, wrongType],
    ['with a head and no sound', () => ({ audio: wav().subarray(0, 30) }), 400, cutOff],
    ['with a WAV of 60 bytes', () => ({ audio: wav({ seconds: 0.001 }) }), 400, tooShort],
    ['with a WAV of less than a second', () => ({ audio: wav({ seconds: 0.99 }) }), 400, tooShort],
    ['with a WAV that lost its end', () => ({ audio: wav({ seconds: 3 }).subarray(0, 20_000) }), 400, cutOff],
    [
      'with MP3 in a WAV',
      () => ({ audio: withCodec(0x55) }),
      400,
      refused(`This file is MP3 in a WAV file, which browsers cannot play. ${instead}`),
    ],
    [
      'with Apple Lossless',
      async () => ({ audio: relabelled(await fixture('tone.m4a'), 'mp4a', 'alac') }),
      400,
      refused(`This file is Apple Lossless (ALAC), which browsers cannot play. ${instead}`),
    ],
    [
      'with noise after a tag',
      () => ({ audio: Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), Buffer.alloc(5_000, 7)]) }),
      400,
      wrongType,
    ],
    [
      'with a cover that is not a picture',
      () => ({ audio: wav(), cover: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }),
      400,
      {
        code: 'INVALID_FILE_TYPE',
        details: [
          {
            field: 'cover',
            code: 'INVALID_FILE_TYPE',
            message: 'Please upload only PNG, JPG, or JPEG images',
          },
        ],
      },
    ],
    [
      'with a cover of more than 5 MB',
      () => ({ audio: wav(), cover: Buffer.alloc(5 * 1024 * 1024 + 1) }),
      413,
      { code: 'FILE_TOO_LARGE', message: 'Please upload an image smaller than 5MB' },
    ],
    [
      'with a date that does not exist',
      () => ({ releaseDate: '2025-02-30', audio: wav() }),
      400,
      { code: 'VALIDATION_FAILED' },
    ],
  ])('%s', async (_, form, status, body) => {
    expect(await upload(await form())).toMatchObject({ status, body });
    expect(await storedKeys()).toEqual([]);
    expect(await app.dataSource.manager.count(Song)).toBe(0);
  });

  it('with an unknown field', async () => {
    const form = songForm({ audio: wav() });
    form.append('playCount', '1000');
    expect(await send(form)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await storedKeys()).toEqual([]);
  });

  // @trust upload-aborted
  it('when the connection is lost half-way', async () => {
    const putStream = jest.spyOn(storage(), 'putStream');
    const audio = wav({ seconds: 60, sampleRate: 48_000 });
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      [
        'POST /api/admin/songs HTTP/1.1',
        'host: localhost',
        `authorization: Bearer ${token}`,
        'content-type: multipart/form-data; boundary=b',
        `content-length: ${audio.length}`,
        '',
        '--b',
        'content-disposition: form-data; name="audio"; filename="a.wav"',
        '',
        '',
      ].join('\r\n'),
    );
    await new Promise((resolve) => socket.write(audio.subarray(0, audio.length / 2), resolve));
    while (putStream.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();

    await expect(putStream.mock.results[0]?.value).rejects.toThrow();

    expect(await storedKeys()).toEqual([]);
    expect(await app.dataSource.manager.count(Song)).toBe(0);
  });

  it('when the disk is full', async () => {
    jest.spyOn(storage(), 'put').mockRejectedValue(new DomainError('INSUFFICIENT_STORAGE'));
    expect(await upload({ audio: wav(), description: 'la la' })).toMatchObject({
      status: 507,
      body: { code: 'INSUFFICIENT_STORAGE' },
    });
    expect(await storedKeys()).toEqual([]);
    expect(await app.dataSource.manager.count(Song)).toBe(0);
  });

  it('with a 500 when the stored file cannot be read back', async () => {
    const broken = new Readable({ read: () => void broken.destroy(new Error('the disk is gone')) });
    jest.spyOn(storage(), 'stream').mockResolvedValue(broken);
    expect(await upload({ audio: wav() })).toMatchObject({ status: 500 });
    expect(await storedKeys()).toEqual([]);
    expect(await app.dataSource.manager.count(Song)).toBe(0);
  });

  it('from a user who is not the owner', async () => {
    const visitor = await accessTokenOf(app, await createUser(app));
    expect((await send(songForm({ audio: wav() }), `Bearer ${visitor}`)).status).toBe(403);
    expect((await send(songForm({ audio: wav() }), '')).status).toBe(401);
    expect(await storedKeys()).toEqual([]);
  });
});

test('a service can upload a song from a stream', async () => {
  const song = await app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: { title: 'Boat', artist: 'A', releaseDate: '2024-01-02', description: 'one\n\ntwo' },
    audio: Readable.from([wav()]),
  });

  expect(await listSongs()).toMatchObject([
    { id: song.id, title: 'Boat', releaseDate: '2024-01-02', description: 'one\n\ntwo', durationSeconds: 1 },
  ]);
});
