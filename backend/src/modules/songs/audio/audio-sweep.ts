import { Injectable, Logger } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { AudioInspection } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';
import { Waveforms } from '../waveforms/waveforms.service.js';
import { LOST_AUDIO } from './audio-problems.js';
import { StoredAudioSource } from './audio-source.js';
import { inspectAudio } from './inspect-audio.js';

const AUDIO_EVERY_MS = 60_000;
const AUDIO_AT_ONCE = 5;

/**
 * Inspects, once, audio that an earlier release stored: it accepted files that browsers do not play, and drew no waveform of
 * some that they do. The owner reads what an upload would say; a waveform that failed is tried again.
 */
@Injectable()
export class AudioSweep {
  private readonly logger = new Logger(AudioSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
    private readonly songs: SongsQueries,
    private readonly waveforms: Waveforms,
  ) {}

  @Sweep(AUDIO_EVERY_MS, 'audio of earlier releases could not be inspected')
  async inspectEarlierAudio(): Promise<void> {
    for (const { id, audio } of await this.songs.findUninspectedAudio(AUDIO_AT_ONCE)) {
      try {
        await this.record(id, { audio, problem: await this.problemOf(audio) });
      } catch (error) {
        this.logger.warn({ err: error, songId: id }, 'the audio could not be inspected');
      }
    }
  }

  private async problemOf(key: string): Promise<string | null> {
    const file = await this.storage.stat(key);
    if (file === null) return LOST_AUDIO;
    try {
      await inspectAudio(new StoredAudioSource(this.storage, key, file.size));
      return null;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'INVALID_FILE_TYPE') return error.message;
      throw error;
    }
  }

  /** Leaves `updated_at`, which is when the owner changed the song. */
  private async record(id: string, inspection: AudioInspection): Promise<void> {
    const [songs] = await this.dataSource.query<[Array<{ processing: string }>, number]>(
      `update uploaded_songs set audio_inspection = $2::jsonb,
         processing = case when processing = 'failed' and $2::jsonb->>'problem' is null then 'pending' else processing end
       where id = $1 and audio_file_url = $2::jsonb->>'audio' and audio_inspection is distinct from $2::jsonb
       returning processing`,
      [id, inspection],
    );
    if (songs.length === 0) return;
    await this.changes.publish('songs');
    if (songs.some(({ processing }) => processing === 'pending')) await this.waveforms.request(id);
  }
}
