import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, LessThan } from 'typeorm';
import { Storage } from '../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../infra/storage/sweep-stray-files.js';
import { SONG_FOLDERS } from './song-files.js';
import { Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';
import { Waveforms } from './waveforms/waveforms.service.js';

const WAVEFORMS_EVERY_MS = 60_000;
/** A job takes less time than this, unless it was lost. */
const OVERDUE_MS = 2 * 60_000;

/** Requests waveforms again whose jobs were lost, and deletes files that no song names. */
@Injectable()
export class SongSweep {
  private readonly logger = new Logger(SongSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly songs: SongsQueries,
    private readonly waveforms: Waveforms,
  ) {}

  @Interval(WAVEFORMS_EVERY_MS)
  async requestOverdueWaveforms(): Promise<void> {
    const overdue = await this.dataSource.manager.find(Song, {
      where: { processing: 'pending', updatedAt: LessThan(new Date(Date.now() - OVERDUE_MS)) },
      select: { id: true },
      take: 100,
    });
    for (const { id } of overdue) await this.waveforms.request(id);
  }

  @Interval(SWEEP_EVERY_MS)
  async deleteStrayFiles(): Promise<void> {
    for (const folder of SONG_FOLDERS) {
      const deleted = await sweepStrayFiles(this.storage, folder, (keys) =>
        this.songs.findUnnamedFiles(keys),
      );
      if (deleted > 0) this.logger.log({ folder, deleted }, 'deleted files that no song names');
    }
  }
}
