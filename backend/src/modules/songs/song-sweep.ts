import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { Sweep } from '../../common/sweeps/sweep.js';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { processCover } from '../../common/images/process-image.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { Storage } from '../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../infra/storage/sweep-stray-files.js';
import { pageCoverKeyOf } from './file-names.js';
import { DRAWING } from './drawn-covers/drawn-cover.js';
import { drawnGroundsOf } from './drawn-covers/drawn-grounds.js';
import { drawGrounds } from './grounds/draw-grounds.js';
import type { Ground } from './grounds/ground.js';
import { SONG_FOLDERS } from './song-files.js';
import { Song, type SongGrounds } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';
import { Waveforms } from './waveforms/waveforms.service.js';

const COVERS_EVERY_MS = 60_000;
const GROUNDS_AT_ONCE = 20;
const PAGE_COVERS_AT_ONCE = 5;
const WAVEFORMS_EVERY_MS = 60_000;
/** A job takes less time than this, unless it was lost. */
const OVERDUE_MS = 2 * 60_000;

/** Completes what a lost job or an earlier release left out, and deletes files that no song names. */
@Injectable()
export class SongSweep {
  private readonly logger = new Logger(SongSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
    private readonly songs: SongsQueries,
    private readonly waveforms: Waveforms,
  ) {}

  @Sweep(WAVEFORMS_EVERY_MS, 'overdue waveforms could not be requested')
  async requestOverdueWaveforms(): Promise<void> {
    const overdue = await this.dataSource.manager.find(Song, {
      where: { processing: 'pending', updatedAt: LessThan(new Date(Date.now() - OVERDUE_MS)) },
      select: { id: true },
      take: 100,
    });
    for (const { id } of overdue) await this.waveforms.request(id);
  }

  /** For covers that a release without grounds has stored, and for drawn ones that took the place of a removed one. */
  @Sweep(COVERS_EVERY_MS, 'grounds could not be drawn')
  async drawMissingGrounds(): Promise<void> {
    const { manager } = this.dataSource;
    const songs = await manager
      .createQueryBuilder(Song, 'song')
      .addSelect('song.waveform')
      .where(`song.coverImageUrl is distinct from song.grounds->>'cover' and song.coverImageUrl is not null`)
      .orWhere(
        `song.coverImageUrl is null and song.processing = 'done' and song.waveform is not null
         and song.grounds->>'cover' is distinct from concat('drawn ', :drawing::text, ' ', song.audioHash)`,
        { drawing: DRAWING },
      )
      .take(GROUNDS_AT_ONCE)
      .getMany();
    for (const song of songs) {
      const { id, coverImageUrl, audioHash } = song;
      const grounds = await this.groundsOf(song);
      const unchanged = { coverImageUrl: coverImageUrl ?? IsNull(), audioHash: audioHash ?? IsNull() };
      await manager.update(Song, { id, ...unchanged }, { grounds });
      await this.changes.publish('songs');
    }
  }

  /**
   * For covers that a release without page covers has stored. A cover that is lost or broken is its own page cover, so that
   * no sweep tries it again.
   */
  @Sweep(COVERS_EVERY_MS, 'page covers could not be made')
  async makeMissingPageCovers(): Promise<void> {
    for (const { id, coverImageUrl } of await this.songs.findWithoutPageCover(PAGE_COVERS_AT_ONCE)) {
      const coverPageUrl = coverImageUrl && (await this.makePageCover(coverImageUrl));
      await this.dataSource.manager.update(
        Song,
        { id, coverImageUrl: coverImageUrl ?? IsNull() },
        { coverPageUrl },
      );
      await this.changes.publish('songs');
    }
  }

  /** @returns its key */
  private async makePageCover(cover: string): Promise<string> {
    if ((await this.storage.stat(cover)) === null) return cover;
    const file = await buffer(await this.storage.stream(cover));
    try {
      const { pageWebp } = await processCover(file, null);
      const key = pageCoverKeyOf(cover);
      await this.storage.put(key, pageWebp);
      return key;
    } catch (error) {
      this.logger.warn({ err: error, key: cover }, 'a cover could not be made smaller');
      return cover;
    }
  }

  private async groundsOf(song: Song): Promise<SongGrounds> {
    const { coverImageUrl, coverCardUrl, waveform } = song;
    if (coverImageUrl === null) return drawnGroundsOf(song, waveform ?? []);
    const choices = await this.groundsOfFile(coverCardUrl ?? coverImageUrl);
    return { cover: coverImageUrl, choices, chosen: 0 };
  }

  /** None for a lost or broken file, which each sweep would try again. An outage of the storage ends the sweep. */
  private async groundsOfFile(key: string): Promise<Ground[]> {
    if ((await this.storage.stat(key)) === null) return [];
    const file = await buffer(await this.storage.stream(key));
    return drawGrounds(file).catch((error: unknown) => {
      this.logger.warn({ err: error, key }, 'the colors of a cover could not be computed');
      return [];
    });
  }

  @Sweep(SWEEP_EVERY_MS, 'stray files of songs could not be deleted')
  async deleteStrayFiles(): Promise<void> {
    for (const folder of SONG_FOLDERS) {
      const deleted = await sweepStrayFiles(this.storage, folder, (keys) =>
        this.songs.findUnnamedFiles(keys),
      );
      if (deleted > 0) this.logger.log({ folder, deleted }, 'deleted files that no song names');
    }
  }
}
