import { Injectable, Logger } from '@nestjs/common';
import { isConnectionLoss } from '../../common/errors/database-error.js';
import type { ProcessedCover } from '../../common/images/process-image.js';
import { Storage } from '../../infra/storage/storage.js';
import { drawGrounds } from './grounds/draw-grounds.js';
import type { Song } from './song.entity.js';
import { newFileName, pageCoverKeyOf } from './file-names.js';

/** These folders contain only files of songs. */
export const SONG_FOLDERS = ['audio-files', 'song-covers', 'song-lyrics'] as const;

export type CoverColumns = Pick<Song, 'coverImageUrl' | 'coverPageUrl' | 'coverCardUrl' | 'grounds'>;

/** Returns the keys that the row of a song names. */
export function filesOf(song: Song): string[] {
  const { audioFileUrl, coverImageUrl, coverPageUrl, coverCardUrl, lyricsFileUrl } = song;
  return [audioFileUrl, coverImageUrl, coverPageUrl, coverCardUrl, lyricsFileUrl].filter(
    (key) => key !== null,
  );
}

/** Writes and deletes the files that the rows of songs name. */
@Injectable()
export class SongFiles {
  private readonly logger = new Logger(SongFiles.name);

  constructor(private readonly storage: Storage) {}

  newLyricsKey(userId: string): string {
    return `song-lyrics/${userId}/${newFileName()}.txt`;
  }

  /**
   * Runs `work`, which adds the keys that it writes to its argument, and deletes those files if it throws. After a lost
   * database connection the row may have been committed, so the files are left to the sweep.
   */
  async deleteOnError<T>(work: (keys: string[]) => Promise<T>): Promise<T> {
    const keys: string[] = [];
    try {
      return await work(keys);
    } catch (error) {
      if (!isConnectionLoss(error)) await this.delete(keys);
      throw error;
    }
  }

  /** Adds the keys of the files to `keys`. */
  async writeCover(userId: string, cover: ProcessedCover, keys: string[]): Promise<CoverColumns> {
    const name = `song-covers/${userId}/${newFileName()}`;
    const [coverImageUrl, coverCardUrl] = [`${name}.jpg`, `${name}.webp`];
    const coverPageUrl = pageCoverKeyOf(coverImageUrl);
    await this.write(coverImageUrl, cover.jpeg, keys);
    await this.write(coverPageUrl, cover.pageWebp, keys);
    await this.write(coverCardUrl, cover.cardWebp, keys);
    const choices = await drawGrounds(cover.cardWebp);
    const grounds = { cover: coverImageUrl, choices, chosen: 0 };
    return { coverImageUrl, coverPageUrl, coverCardUrl, grounds };
  }

  /** Adds the key to `keys`. */
  async write(key: string, content: Uint8Array | string, keys: string[]): Promise<void> {
    await this.storage.put(key, content);
    keys.push(key);
  }

  /** Never throws: the sweep deletes a file that no row names. */
  async delete(keys: string[]): Promise<void> {
    const deletions = keys.map((key) =>
      this.storage.delete(key).catch((error: unknown) => {
        this.logger.warn({ err: error, key }, 'a file could not be deleted; the sweep deletes it');
      }),
    );
    await Promise.all(deletions);
  }
}
