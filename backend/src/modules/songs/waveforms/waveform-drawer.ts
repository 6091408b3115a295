import { Injectable } from '@nestjs/common';
import { DataSource, type FindOptionsWhere, LessThan } from 'typeorm';
import { Changes } from '../../../infra/changes/changes.js';
import { Storage } from '../../../infra/storage/storage.js';
import { Song } from '../song.entity.js';
import { audioTypeOf } from '../audio-type.js';
import { drawWaveform } from './draw-waveform.js';

/** An M4A with its index at the end is decoded whole: a longer one would not fit in memory. */
const MAX_M4A_SECONDS = 15 * 60;

type Result = Partial<Pick<Song, 'waveform' | 'processing'>>;

@Injectable()
export class WaveformDrawer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: Changes,
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

  private async resultOf(song: Song, key: string): Promise<Result> {
    const { extension } = audioTypeOf(song.audioMimeType);
    const seconds = song.durationSeconds ?? 0;
    if (extension === 'm4a' && seconds > MAX_M4A_SECONDS) return { processing: 'failed' };
    const content = await this.storage.stream(key);
    try {
      return { waveform: await drawWaveform(content, extension, seconds), processing: 'done' };
    } finally {
      content.destroy();
    }
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
