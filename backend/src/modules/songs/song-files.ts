import { Injectable, Logger } from '@nestjs/common';
import { isConnectionLoss } from '../../common/errors/database-error.js';
import type { ProcessedImage } from '../../common/images/process-image.js';
import { Storage } from '../../infra/storage/storage.js';
import type { Song } from './song.entity.js';
import { newFileName } from './file-names.js';

/** Where the files of songs lie: nothing else is in these folders. */
export const SONG_FOLDERS = ['audio-files', 'song-covers', 'song-lyrics'] as const;

export type CoverKeys = Pick<Song, 'coverImageUrl' | 'coverCardUrl'>;

/** The files that a song's row names. */
export function filesOf(song: Song): string[] {
  const { audioFileUrl, coverImageUrl, coverCardUrl, lyricsFileUrl } = song;
  return [audioFileUrl, coverImageUrl, coverCardUrl, lyricsFileUrl].filter((key) => key !== null);
}

/** Writes and removes the files that songs' rows name. */
@Injectable()
export class SongFiles {
  private readonly logger = new Logger(SongFiles.name);

  constructor(private readonly storage: Storage) {}

  newLyricsKey(userId: string): string {
    return `song-lyrics/${userId}/${newFileName()}.txt`;
  }

  /**
   * Runs `work`, which notes the keys that it writes; when it fails, their files are removed. Where the connection to
   * the database was lost the row may have been committed all the same: then the sweep finds out.
   */
  async keepIfDone<T>(work: (keys: string[]) => Promise<T>): Promise<T> {
    const keys: string[] = [];
    try {
      return await work(keys);
    } catch (error) {
      if (!isConnectionLoss(error)) await this.remove(keys);
      throw error;
    }
  }

  /** Notes the keys of both its files, as `write` does. */
  async writeCover(userId: string, cover: ProcessedImage, keys: string[]): Promise<CoverKeys> {
    const name = `song-covers/${userId}/${newFileName()}`;
    const written = { coverImageUrl: `${name}.jpg`, coverCardUrl: `${name}.webp` };
    await this.write(written.coverImageUrl, cover.jpeg, keys);
    await this.write(written.coverCardUrl, cover.cardWebp, keys);
    return written;
  }

  async write(key: string, content: Uint8Array | string, keys: string[]): Promise<void> {
    await this.storage.put(key, content);
    keys.push(key);
  }

  /** Never throws: what cannot be removed now is found by the sweep, since no row names it. */
  async remove(keys: string[]): Promise<void> {
    const removals = keys.map((key) =>
      this.storage.delete(key).catch((error: unknown) => {
        this.logger.warn({ err: error, key }, 'the file waits for the sweep: it could not be removed');
      }),
    );
    await Promise.all(removals);
  }
}
