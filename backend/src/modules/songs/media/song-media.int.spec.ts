import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { createSong, fixture, wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { Storage } from '../../../infra/storage/storage.js';
import { toSongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { SongUploadsService, type SongUpload } from '../uploads/song-uploads.service.js';
import { FileBlocks } from './file-blocks.js';

let app: TestApp;
let ownerId: string;
let audio: Buffer;
let song: Song;
let path: string;

beforeAll(async () => {
  app = await createTestApp();
  ownerId = (await createUser(app, { owner: true })).id;
  audio = await fixture('tone.mp3');
  song = await upload({ title: 'മഴക്കത്ത്' }, audio);
  path = `${app.url}/api/songs/${song.id}`;
});

afterAll(() => app.close());

afterEach(() => jest.restoreAllMocks());

function upload(details: Partial<SongUpload['details']>, file: Buffer, cover?: Buffer): Promise<Song> {
  return app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: { title: 'Rain', artist: 'Asha Menon', ...details },
    audio: Readable.from([file]),
    ...(cover ? { cover } : {}),
  });
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(url, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

describe('GET /api/songs/:id/audio', () => {
  // @trust media-headers
  it('sends the whole file with a fixed type and a sandbox', async () => {
    const { status, headers, body } = await get(`${path}/audio`, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(body).toEqual(audio);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(audio.length),
      'accept-ranges': 'bytes',
      etag: `"${song.audioHash}"`,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox allow-same-origin",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.has('content-disposition')).toBe(false);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, -1],
    ['bytes=-10', -10, -1],
    ['bytes=0-999999', 0, -1],
  ])('answers %s with that part', async (range, start, end) => {
    const size = audio.length;
    const [from, to] = [start, end].map((at) => (at < 0 ? size + at : at)) as [number, number];
    const { status, headers, body } = await get(`${path}/audio`, { range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`);
    expect(headers.get('content-length')).toBe(String(to - from + 1));
    expect(body).toEqual(audio.subarray(from, to + 1));
  });

  it.each(['bytes=0-1,4-5', 'bytes=5-4', 'seconds=0-1'])('answers %s with the whole', async (range) => {
    const { status, body } = await get(`${path}/audio`, { range });
    expect(status).toBe(200);
    expect(body).toEqual(audio);
  });

  it('answers a range beyond the end with 416 and the size', async () => {
    const { status, headers, body } = await get(`${path}/audio?v=${song.audioHash!.slice(0, 16)}`, {
      range: `bytes=${audio.length}-`,
    });
    expect([status, headers.get('content-range'), headers.get('cache-control'), body.length]).toEqual([
      416,
      `bytes */${audio.length}`,
      'no-store',
      0,
    ]);
  });

  it('answers HEAD with the headers of the whole file, and opens no file', async () => {
    const reads = jest.spyOn(app.api.get(Storage, { strict: false }), 'read');
    for (const headers of [{}, { range: 'bytes=0-1' }] as Array<Record<string, string>>) {
      const answer = await get(`${path}/audio`, headers, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-length')).toBe(String(audio.length));
      expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    }
    expect(reads).not.toHaveBeenCalled();
  });

  it('answers 304 to a client that has the file, for GET and HEAD, with and without a range', async () => {
    for (const tag of [`"${song.audioHash}"`, `W/"${song.audioHash}"`, `"x", "${song.audioHash}"`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await get(`${path}/audio`, { 'if-none-match': tag, range: 'bytes=0-1' }, method);
        expect([answer.status, answer.body.length, answer.headers.get('etag')]).toEqual([
          304,
          0,
          `"${song.audioHash}"`,
        ]);
      }
    }
    expect((await get(`${path}/audio`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('returns a range only for the content that the client has', async () => {
    const statusFor = async (tag: string) =>
      (await get(`${path}/audio`, { range: 'bytes=0-1', 'if-range': tag })).status;
    expect(await statusFor(`"${song.audioHash}"`)).toBe(206);
    expect(await statusFor('"other"')).toBe(200);
    expect(await statusFor(`W/"${song.audioHash}"`)).toBe(200);
    expect(await statusFor('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200);
  });

  it('may be cached permanently at the address in the list, and at no other', async () => {
    const { audioUrl } = toSongDto(song);
    const cacheOf = async (url: string) => (await get(url)).headers.get('cache-control');
    expect(await cacheOf(`${app.url}${audioUrl}`)).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf(`${path}/audio?v=old`)).toBe('no-cache');
  });

  it('stops reading the file when the client disconnects', async () => {
    const big = await upload({}, wav({ seconds: 200, sampleRate: 48_000 }));
    const read = jest.spyOn(FileBlocks.prototype, 'read');
    const request = openRequest(`${app.url}/api/songs/${big.id}/audio`).end();
    const [response] = (await once(request, 'response')) as [Readable];
    await once(response, 'readable');
    const file = (await read.mock.results[0]?.value) as Readable;
    expect(file.destroyed).toBe(false);

    request.destroy();

    if (!file.closed) await once(file, 'close');
    expect(file.readableEnded).toBe(false);
  });

  // @trust path-traversal
  it.each([randomUUID(), 'nothing', '..%2f..%2fetc%2fpasswd', '%00', '%2e%2e'])(
    'of %s is a 404',
    async (id) => {
      const { status, headers, body } = await get(`${app.url}/api/songs/${id}/audio`);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(body.toString()).not.toContain('passwd');
    },
  );

  it('is a 404 for a song without audio, and for a lost file', async () => {
    const silent = await createSong(app);
    const lost = await upload({}, audio);
    await app.api.get(Storage, { strict: false }).delete(lost.audioFileUrl!);
    for (const part of ['audio', 'download']) {
      const { status, body } = await get(`${app.url}/api/songs/${silent.id}/${part}`);
      expect([status, JSON.parse(body.toString())]).toEqual([
        404,
        { code: 'NOT_FOUND', message: "This song doesn't have an audio file available." },
      ]);
      expect((await get(`${app.url}/api/songs/${lost.id}/${part}`)).status).toBe(404);
    }
  });
});

describe('GET /api/songs/:id/download', () => {
  it('is named after the song, in any script', async () => {
    const { status, headers, body } = await get(`${path}/download`);
    expect([status, body.equals(audio)]).toEqual([200, true]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=${song.slug}.mp3; filename*=UTF-8''${encodeURIComponent('മഴക്കത്ത്')}.mp3`,
    );
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('has the extension of its content', async () => {
    const { id } = await upload({ title: 'Boat "Song"' }, await fixture('tone.m4a'));
    const { headers } = await get(`${app.url}/api/songs/${id}/download`, { range: 'bytes=0-3' });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Boat Song.m4a"; filename*=UTF-8''Boat%20Song.m4a`,
    );
    expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['audio/mp4', '4']);
  });
});

describe('lyrics and cover', () => {
  // @trust media-headers
  it('are returned as entered, at addresses that may be cached permanently', async () => {
    const lyrics = 'ഒന്ന്\n\n\n<script>alert(1)</script>\n';
    const red = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const { lyricsUrl, coverUrl, coverPageUrl, coverCardUrl } = toSongDto(
      await upload({ description: lyrics }, audio, red),
    );

    const text = await get(`${app.url}${lyricsUrl}`);
    const cover = await get(`${app.url}${coverUrl}`);
    const page = await get(`${app.url}${coverPageUrl}`);
    const card = await get(`${app.url}${coverCardUrl}`);

    expect(text.body.toString()).toBe(lyrics);
    expect(await sharp(cover.body).metadata()).toMatchObject({ format: 'jpeg', width: 900 });
    expect(await sharp(page.body).metadata()).toMatchObject({ format: 'webp', width: 800 });
    expect(await sharp(card.body).metadata()).toMatchObject({ format: 'webp', width: 400 });
    for (const [answer, type] of [
      [text, 'text/plain; charset=utf-8'],
      [cover, 'image/jpeg'],
      [page, 'image/webp'],
      [card, 'image/webp'],
    ] as const) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-length': String(answer.body.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; media-src 'self'; sandbox allow-same-origin",
        'x-content-type-options': 'nosniff',
      });
    }
    for (const url of [coverUrl, coverPageUrl]) {
      const known = { 'if-none-match': cover.headers.get('etag')! };
      expect((await get(`${app.url}${url}`, known)).status).toBe(304);
    }
    const start = await get(`${app.url}${coverPageUrl}`, { range: 'bytes=0-3' });
    expect([start.status, start.body.toString()]).toEqual([206, 'RIFF']);
  });

  it('a cover without a smaller size is sent in full size', async () => {
    const red = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const { id } = await upload({}, audio, red);
    await app.dataSource.manager.update(Song, { id }, { coverPageUrl: null, coverCardUrl: null });
    const { coverUrl, coverPageUrl, coverCardUrl } = toSongDto(
      await app.dataSource.manager.findOneByOrFail(Song, { id }),
    );

    expect([coverPageUrl, coverCardUrl]).toEqual([coverUrl, coverUrl]);
    for (const size of ['page', 'card']) {
      const { headers } = await get(`${app.url}${coverUrl}&size=${size}`);
      expect([size, headers.get('content-type')]).toEqual([size, 'image/jpeg']);
    }
  });

  it('the page cover of a replaced cover is not sent: a release without page covers replaced the others', async () => {
    const red = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const { id, coverPageUrl: before } = await upload({}, audio, red);
    const { manager } = app.dataSource;
    const other = await upload({ title: 'Lamp' }, audio, red);
    const { coverImageUrl, coverCardUrl } = other;
    await manager.update(Song, { id }, { coverImageUrl, coverCardUrl });
    const song = await manager.findOneByOrFail(Song, { id });
    expect(song.coverPageUrl).toBe(before);

    const { coverUrl, coverPageUrl } = toSongDto(song);
    expect(coverPageUrl).toBe(coverUrl);
    expect((await get(`${app.url}${coverUrl}&size=page`)).headers.get('content-type')).toBe('image/jpeg');

    await manager.update(Song, { id }, { coverImageUrl: null, coverCardUrl: null, grounds: null });
    const without = toSongDto(await manager.findOneByOrFail(Song, { id }));
    expect(without.coverPageUrl).toBe(`${without.coverUrl}&size=page`);
  });

  // @trust file-names
  it('are read from the storage alone: a row that names a URL or a path outside it has no effect', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(String(request.url));
      response.end('from elsewhere');
    });
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const { port } = elsewhere.address() as AddressInfo;
    const outside = join(app.dataDir, 'outside.txt');
    await writeFile(outside, 'from outside');
    const { id } = await upload({}, audio);
    for (const key of [`http://127.0.0.1:${port}/secret`, '../outside.txt', 'x/../../outside.txt', outside]) {
      const row = {
        audioFileUrl: key,
        lyricsFileUrl: key,
        coverImageUrl: key,
        coverPageUrl: key,
        coverCardUrl: key,
      };
      await app.dataSource.manager.update(Song, { id }, row);
      for (const part of ['audio', 'download', 'lyrics', 'cover', 'cover?size=page', 'cover?size=card'])
        expect([key, (await get(`${app.url}/api/songs/${id}/${part}`)).status]).toEqual([key, 404]);
    }
    expect(asked).toEqual([]);
    elsewhere.close();
  });

  it('are a 404 if the song has none', async () => {
    for (const part of ['lyrics', 'waveform']) expect((await get(`${path}/${part}`)).status).toBe(404);
  });
});
