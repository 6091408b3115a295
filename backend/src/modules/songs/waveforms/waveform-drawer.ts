import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, IsNull, LessThan } from 'typeorm';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { Storage } from '../../../infra/storage/storage.js';
import { drawnGroundsOf } from '../drawn-covers/drawn-grounds.js';
import { Song } from '../song.entity.js';
import { StoredAudioSource } from '../audio/audio-source.js';
import { inspectAudio } from '../audio/inspect-audio.js';
import { misstated } from '../audio/misstated.js';
import { drawWaveform } from './draw-waveform.js';

type Result = Partial<Pick<Song, 'waveform' | 'processing' | 'durationSeconds' | 'statedSeconds'>>;

@Injectable()
export class WaveformDrawer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
  ) {}

  /** Does nothing for a deleted song, or one that has its waveform. Begins again if the owner replaces the audio meanwhile. */
  async draw(songId: string): Promise<void> {
    let drawn: string | null = null;
    for (;;) {
      const song = await this.dataSource.manager.findOneBy(Song, { id: songId, processing: 'pending' });
      if (!song?.audioFileUrl || song.audioFileUrl === drawn) return;
      drawn = song.audioFileUrl;
      try {
        const result = await this.resultOf(song, drawn);
        await this.finish({ id: songId, audioFileUrl: drawn }, result);
        await this.addGrounds(song, result.waveform ?? []);
      } catch (error) {
        if (await this.hasAudio(songId, drawn)) throw error;
      }
    }
  }

  /**
   * Marks the song as failed. It still plays, with a plain bar. A song that was changed since the last try began may have
   * another audio: it stays pending, and the sweep requests its waveform.
   */
  async markFailed(songId: string, lastTry: Date): Promise<void> {
    await this.finish({ id: songId, updatedAt: LessThan(lastTry) }, { processing: 'failed' });
  }

  /** The decoder counts the real length, whatever the file states and the upload believed. */
  private async resultOf({ audioSize, durationSeconds, statedSeconds }: Song, key: string): Promise<Result> {
    const source = new StoredAudioSource(this.storage, key, audioSize ?? 0);
    const audio = await inspectAudio(source);
    const { bars, seconds } = await drawWaveform(source, audio);
    return {
      waveform: bars,
      processing: 'done',
      durationSeconds: seconds,
      statedSeconds: statedSeconds ?? misstated(audio.statedSeconds ?? durationSeconds, seconds),
    };
  }

  /** The colors of the drawn cover, unless the owner has given one meanwhile. After a crash, the sweep adds them. */
  private async addGrounds(song: Song, waveform: number[]): Promise<void> {
    const { id, audioHash } = song;
    const { affected } = await this.dataSource.manager.update(
      Song,
      { id, audioHash: audioHash ?? IsNull(), coverImageUrl: IsNull() },
      { grounds: drawnGroundsOf(song, waveform) },
    );
    if (affected) await this.changes.publish('songs');
  }

  private hasAudio(id: string, key: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Song, { id, audioFileUrl: key });
  }

  private async finish(song: FindOptionsWhere<Song>, result: Result): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      Song,
      { ...song, processing: 'pending' },
      result,
    );
    if (affected) await this.changes.publish('songs');
  }
}
