import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Changes } from '../../../infra/changes/changes.js';
import { Storage } from '../../../infra/storage/storage.js';
import { Song } from '../song.entity.js';
import { audioTypeOf } from '../audio-type.js';
import { drawWaveform } from './draw-waveform.js';

/** An M4A with its index at the end is decoded whole: a longer one would not fit in memory. */
const MAX_M4A_SECONDS = 15 * 60;

@Injectable()
export class WaveformDrawer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: Changes,
  ) {}

  /** Does nothing for a deleted song, or one that has its waveform. */
  async draw(songId: string): Promise<void> {
    const song = await this.dataSource.manager.findOneBy(Song, { id: songId, processing: 'pending' });
    if (!song?.audioFileUrl) return;
    const { extension } = audioTypeOf(song.audioMimeType);
    const seconds = song.durationSeconds ?? 0;
    if (extension === 'm4a' && seconds > MAX_M4A_SECONDS) return this.markFailed(songId);
    const content = await this.storage.stream(song.audioFileUrl);
    try {
      const waveform = await drawWaveform(content, extension, seconds);
      await this.finish(songId, { waveform, processing: 'done' });
    } finally {
      content.destroy();
    }
  }

  /** Marks the song as failed. It still plays, with a plain bar. */
  async markFailed(songId: string): Promise<void> {
    await this.finish(songId, { processing: 'failed' });
  }

  private async finish(id: string, result: Partial<Pick<Song, 'waveform' | 'processing'>>): Promise<void> {
    const { affected } = await this.dataSource.manager.update(Song, { id, processing: 'pending' }, result);
    if (affected) await this.changes.publish('songs');
  }
}
