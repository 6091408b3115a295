import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../../infra/storage/sweep-stray-files.js';
import { PHOTO_FOLDER } from './entry-photos.js';

/** Removes photos without an entry: of a submission that a crash cut short, or of a deletion while the storage was away. */
@Injectable()
export class PhotoSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PhotoSweep.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
    this.timer = setInterval(() => void this.run(), SWEEP_EVERY_MS);
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async run(): Promise<void> {
    try {
      const removed = await sweepStrayFiles(this.storage, PHOTO_FOLDER, (keys) => this.findUnnamed(keys));
      if (removed > 0) this.logger.log(`removed ${removed} photos that no entry names`);
    } catch (error) {
      this.logger.warn({ err: error }, 'stray photos could not be swept; the next run tries again');
    }
  }

  private async findUnnamed(keys: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `select unnest($1::text[]) as key
       except select verification_image_url from contest_entries
       except select card_image_url from contest_entries`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}
