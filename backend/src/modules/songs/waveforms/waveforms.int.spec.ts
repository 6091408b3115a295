import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { createSong, fixture, wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { queueBackends } from '../../../../test/queue-backends.js';
import { WAVEFORMS_QUEUE } from '../../../infra/queue/queues.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { SongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { SongSweep } from '../song-sweep.js';
import { SongAudio, toAudioColumns } from '../uploads/song-audio.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';
import { DRAW_WAVEFORM, Waveforms } from './waveforms.service.js';

describe.each(queueBackends)('waveforms, with the queue on %s', (_, backend) => {
  let app: TestApp;
  let ownerId: string;

  beforeAll(async () => {
    app = await createTestApp({ worker: true, env: await backend() });
    ownerId = (await createUser(app, { owner: true })).id;
  });

  afterAll(() => app.close());

  afterEach(() => jest.restoreAllMocks());

  function upload(audio: Buffer, title = 'Rain'): Promise<Song> {
    return app.get(SongUploadsService).uploadSong({
      uploadedBy: ownerId,
      details: { title, artist: 'Asha Menon' },
      audio: Readable.from([audio]),
    });
  }

  async function find(id: string): Promise<SongDto> {
    const songs = (await client(app).get<SongDto[]>('/api/songs')).body;
    return songs.find((song) => song.id === id)!;
  }

  /** Requests the waveform until it has been drawn. */
  async function waitForWaveform(id: string): Promise<number[]> {
    for (;;) {
      const { waveformUrl } = await find(id);
      if (waveformUrl) return (await client(app).get<{ peaks: number[] }>(waveformUrl)).body.peaks;
      await wait(20);
    }
  }

  async function waitForProcessing(id: string, processing: string): Promise<void> {
    while ((await app.dataSource.manager.findOneByOrFail(Song, { id })).processing !== processing)
      await wait(20);
  }

  const worker = () => app.worker!;

  it('draws the new audio if it replaces the old one meanwhile', async () => {
    const louderAtTheEnd = wav({ seconds: 4, level: (share) => (share < 0.5 ? 0 : 0.8) });
    const replaced = await app.get(SongAudio).store(ownerId, Readable.from([louderAtTheEnd]));
    const storage = worker().get(Storage, { strict: false });
    const read = storage.read.bind(storage);
    jest.spyOn(storage, 'read').mockImplementationOnce(async (key, part) => {
      await app.dataSource.manager.update(Song, { audioFileUrl: key }, toAudioColumns(replaced!));
      return read(key, part);
    });

    const { id } = await upload(wav({ seconds: 4 }));

    const peaks = await waitForWaveform(id);
    expect([peaks[0], peaks.at(-1)]).toEqual([0, 100]);
  });

  it('draws the audio as 800 bars from 0 to 100', async () => {
    const { id } = await upload(
      wav({ seconds: 20, level: (share) => (share < 0.25 ? 0 : share < 0.5 ? 0.2 : 0.8) }),
    );

    const peaks = await waitForWaveform(id);

    expect(peaks.length).toBe(800);
    expect([peaks[0], peaks[199], peaks[201], peaks[398], peaks[402], peaks[799]]).toEqual([
      0, 0, 25, 25, 100, 100,
    ]);
  });

  it.each(['tone.mp3', 'tone-without-length.mp3', 'tone.m4a', 'tone-isom.m4a', 'tone.aac'])(
    'draws %s',
    async (name) => {
      const { id } = await upload(await fixture(name));

      const peaks = await waitForWaveform(id);

      expect(peaks.length).toBe(800);
      expect(Math.max(...peaks)).toBe(100);
      // A constant tone: loud throughout, except for the padding that the encoder adds.
      expect(Math.min(...peaks.slice(100, 700))).toBeGreaterThan(40);
    },
  );

  it('writes the length that was decoded, and what was stated before', async () => {
    const song = await createLostSong();
    jest.restoreAllMocks();
    await app.dataSource.manager.update(Song, { id: song.id }, { durationSeconds: 60 });
    await app.get(Waveforms).request(song.id);

    await waitForProcessing(song.id, 'done');
    const row = await app.dataSource.manager.findOneByOrFail(Song, { id: song.id });
    expect([row.durationSeconds, row.statedSeconds]).toEqual([1, 60]);
  });

  it('a song whose job was lost plays, and the sweep requests its waveform', async () => {
    const song = await createLostSong();
    expect((await client(app).get(`/api/songs/${song.id}/audio`)).status).toBe(200);
    expect((await client(app).get(`/api/songs/${song.id}/waveform`)).status).toBe(404);
    const sweep = worker().get(SongSweep, { strict: false });
    const request = jest.spyOn(worker().get(Waveforms, { strict: false }), 'request');
    await sweep.requestOverdueWaveforms();
    expect(request).not.toHaveBeenCalled();

    await app.dataSource.manager.update(Song, { id: song.id }, { updatedAt: new Date(Date.now() - 130_000) });
    await sweep.requestOverdueWaveforms();

    expect((await waitForWaveform(song.id)).length).toBe(800);
  });

  async function createLostSong(): Promise<Song> {
    jest.spyOn(app.get(Waveforms), 'request').mockResolvedValue();
    return upload(wav());
  }

  // @trust poison-job
  it('a song that cannot be decoded is marked as failed after the last attempt, and still plays', async () => {
    const song = await createLostSong();
    const storage = app.api.get(Storage, { strict: false });
    await storage.put(song.audioFileUrl!, Buffer.alloc(song.audioSize!, 'RIFF nonsense'));
    const queue = app.api.get<Queue>(getQueueToken(WAVEFORMS_QUEUE), { strict: false });

    await queue.add(
      DRAW_WAVEFORM,
      { songId: song.id },
      { attempts: 2, backoff: { type: 'fixed', delay: 10 } },
    );

    await waitForProcessing(song.id, 'failed');
    expect((await find(song.id)).waveformUrl).toBeNull();
    expect((await client(app).get(`/api/songs/${song.id}/audio`)).status).toBe(200);
  });

  it('a job for a deleted song, or one with a waveform, does nothing', async () => {
    const drawn = await createSong(app, {
      processing: 'done',
      waveform: [1, 2],
      audioFileUrl: 'audio-files/none',
    });
    const queue = app.api.get<Queue>(getQueueToken(WAVEFORMS_QUEUE), { strict: false });
    const jobs = [];
    for (const songId of [drawn.id, ownerId])
      jobs.push(await queue.add(DRAW_WAVEFORM, { songId }, { attempts: 1 }));
    for (const job of jobs) while ((await job.getState()) !== 'completed') await wait(20);
    expect((await client(app).get(`/api/songs/${drawn.id}/waveform`)).body).toEqual({ peaks: [1, 2] });
  });

  it('an upload succeeds while the queue is not available', async () => {
    const queue = app.api.get<Queue>(getQueueToken(WAVEFORMS_QUEUE), { strict: false });
    jest.spyOn(queue, 'add').mockRejectedValue(new Error('queue is down'));
    const { id } = await upload(wav());
    expect(await find(id)).toMatchObject({ id, waveformUrl: null });
  });

  it('deletes the files of a song that was deleted during an outage of the storage', async () => {
    const kept = await upload(wav(), 'Kept');
    const song = await upload(wav(), 'Deleted');
    const storage = app.api.get(Storage, { strict: false });
    await app.dataSource.manager.delete(Song, { id: song.id });
    const long = new Date(Date.now() - 2 * 3_600_000);
    for (const { audioFileUrl } of [kept, song])
      await utimes(join(app.dataDir, 'files', audioFileUrl!), long, long);

    await worker().get(SongSweep, { strict: false }).deleteStrayFiles();

    expect(await storage.stat(song.audioFileUrl!)).toBeNull();
    expect(await storage.stat(kept.audioFileUrl!)).not.toBeNull();
  });
});
