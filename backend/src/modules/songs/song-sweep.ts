import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Storage } from '../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../infra/storage/sweep-stray-files.js';
import { SONG_FOLDERS } from './song-files.js';
import { Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';
import { Waveforms } from './waveforms/waveforms.service.js';

const WAVEFORMS_EVERY_MS = 60_000;
/** By then a job would have been done, had it not been lost. */
const OVERDUE_MS = 2 * 60_000;

/** Mends what an outage or a crash has left: songs whose waveform nobody is drawing, files that no song names. */
@Injectable()
export class SongSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SongSweep.name);
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly songs: SongsQueries,
    private readonly waveforms: Waveforms,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = [
      this.repeat(WAVEFORMS_EVERY_MS, () => this.requestOverdueWaveforms()),
      this.repeat(SWEEP_EVERY_MS, () => this.removeStrayFiles()),
    ];
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  async requestOverdueWaveforms(): Promise<void> {
    const overdue = await this.dataSource.manager.find(Song, {
      where: { processing: 'pending', createdAt: LessThan(new Date(Date.now() - OVERDUE_MS)) },
      select: { id: true },
      take: 100,
    });
    for (const { id } of overdue) await this.waveforms.request(id);
  }

  async removeStrayFiles(): Promise<void> {
    for (const folder of SONG_FOLDERS) {
      const removed = await sweepStrayFiles(this.storage, folder, (keys) =>
        this.songs.findUnnamedFiles(keys),
      );
      if (removed > 0) this.logger.log({ folder, removed }, 'removed files that no song names');
    }
  }

  /** Begins at once: what is to be mended may have ended the worker before. */
  private repeat(everyMs: number, sweep: () => Promise<void>): NodeJS.Timeout {
    const run = () => {
      sweep().catch((error: unknown) => this.logger.warn({ err: error }, 'the sweep could not be finished'));
    };
    run();
    return setInterval(run, everyMs);
  }
}
