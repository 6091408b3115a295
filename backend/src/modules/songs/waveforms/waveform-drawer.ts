import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    for (let drawn: string | null = null; ;) {
      const song = await this.dataSource.manager.findOneBy(Song, { id: songId, processing: 'pending' });
      if (!song?.audioFileUrl || song.audioFileUrl === drawn) return;
      drawn = song.audioFileUrl;
      try {
        await this.finish(song, await this.resultOf(song, song.audioFileUrl));
      } catch (error) {
        if (await this.hasAudio(songId, drawn)) throw error;
      }
    }
  }

  /** Marks the song as failed. It still plays, with a plain bar. */
  async markFailed(songId: string): Promise<void> {
    await this.finish({ id: songId }, { processing: 'failed' });
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

  private async finish({ id, audioFileUrl }: Partial<Song>, result: Result): Promise<void> {
    const drawn = { id, processing: 'pending' as const, ...(audioFileUrl && { audioFileUrl }) };
    const { affected } = await this.dataSource.manager.update(Song, drawn, result);
    if (affected) await this.changes.publish('songs');
  }
}
