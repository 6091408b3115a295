import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { formedWav } from '../../../../test/factories/audio.js';
import { wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { AdminSongDto } from '../dto/song.dto.js';
import { Song } from '../song.entity.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';
import { AudioSweep } from './audio-sweep.js';

let app: TestApp;
let ownerId: string;
let asOwner: Client;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  asOwner = client(app).as(owner);
});

afterEach(() => app.dataSource.manager.deleteAll(Song));

afterAll(() => app.close());

const storage = () => app.api.get(Storage, { strict: false });
const sweep = () => app.worker!.get(AudioSweep, { strict: false }).inspectEarlierAudio();

async function processingOf(id: string): Promise<string> {
  return (await app.dataSource.manager.findOneByOrFail(Song, { id })).processing;
}

async function problemOf(id: string): Promise<string | null> {
  const song = await asOwner.get<AdminSongDto>(`/api/admin/songs/${id}`);
  return song.body.audioProblem;
}

/** Stores `audio` as an earlier release did: without an inspection. Its waveform has failed. */
async function storeAsBefore(audio: Buffer): Promise<Song> {
  const song = await app.get(SongUploadsService).uploadSong({
    uploadedBy: ownerId,
    details: { title: 'Rain', artist: 'Asha Menon' },
    audio: Readable.from([wav()]),
  });
  while ((await processingOf(song.id)) !== 'done') await wait(20);
  await storage().put(song.audioFileUrl!, audio);
  await app.dataSource.manager.update(
    Song,
    { id: song.id },
    { audioSize: audio.length, audioInspection: null, processing: 'failed', waveform: null },
  );
  return app.dataSource.manager.findOneByOrFail(Song, { id: song.id });
}

it('says of stored audio that browsers do not play what an upload says', async () => {
  const { id, updatedAt } = await storeAsBefore(formedWav({ tag: 3, bits: 64 }));
  expect(await problemOf(id)).toBeNull();

  await sweep();

  expect(await problemOf(id)).toBe(
    'This file is a WAV file of 64-bit float, which browsers cannot play. Export it as AAC (M4A), MP3 or WAV.',
  );
  const song = await app.dataSource.manager.findOneByOrFail(Song, { id });
  expect([song.processing, song.updatedAt]).toEqual(['failed', updatedAt]);
});

it('says that a file is missing, until it is back', async () => {
  const { id, audioFileUrl } = await storeAsBefore(wav());
  await storage().delete(audioFileUrl!);
  for (const _ of ['first', 'second']) {
    await sweep();
    expect(await problemOf(id)).toBe('The file of this song is missing. Please select it again.');
  }
  await storage().put(audioFileUrl!, wav());
  await sweep();
  expect(await problemOf(id)).toBeNull();
});

it('tries the waveform of playable audio again, once', async () => {
  const { id } = await storeAsBefore(formedWav({ bits: 32 }));

  await sweep();

  expect(await problemOf(id)).toBeNull();
  while ((await processingOf(id)) === 'pending') await wait(20);
  expect(await processingOf(id)).toBe('done');
  await app.dataSource.manager.update(Song, { id }, { processing: 'failed' });
  await sweep();
  expect(await processingOf(id)).toBe('failed');
});

it('inspects audio with which an earlier release replaced the inspected one', async () => {
  const { id, audioFileUrl } = await storeAsBefore(formedWav({ tag: 3, bits: 64 }));
  await sweep();
  const replaced = `${audioFileUrl!}.wav`;
  await storage().put(replaced, formedWav({ tag: 0x11 }));
  await app.dataSource.manager.update(Song, { id }, { audioFileUrl: replaced });
  expect(await problemOf(id)).toBeNull();

  await sweep();

  expect(await problemOf(id)).toMatch('This file is ADPCM in a WAV file');
});

it('inspects the others when a file cannot be read', async () => {
  const { id } = await storeAsBefore(formedWav({ tag: 3, bits: 64 }));
  const other = await storeAsBefore(formedWav({ tag: 3, bits: 64 }));
  const worker = app.worker!.get(Storage, { strict: false });
  const stat = jest.spyOn(worker, 'stat').mockRejectedValueOnce(new Error('the storage does not answer'));

  await sweep();

  expect([await problemOf(id), await problemOf(other.id)].filter((problem) => problem !== null)).toHaveLength(
    1,
  );
  stat.mockRestore();
  await sweep();
  expect([await problemOf(id), await problemOf(other.id)].filter((problem) => problem !== null)).toHaveLength(
    2,
  );
});
