import { DomainError } from '../../common/errors/domain-error.js';
import type { EntityManager } from 'typeorm';
import type { Bucket, Config } from '../../config/config.js';
import { readBackupBucket } from '../settings/backup-bucket.js';
import { openBackupFolder, openBucketOfBackups } from './create-storage.js';
import type { Storage } from './storage.js';

/** The folder of the server, in the rows of backups. */
export const FOLDER = 'folder';

/** A bucket in the rows of backups, without its keys. */
export function placeOfBucket({ endpoint, region, bucket }: Bucket): string {
  return `${endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
}

/** Where backups are: those that are made now, and those from before the place has changed. */
export class BackupPlaces {
  private constructor(
    private readonly config: Config,
    /** That backups go into; null for the folder. */
    readonly bucket: Bucket | null,
    /** Whether a bucket was set that cannot be read any more. */
    readonly isBucketLost: boolean,
    private readonly signal?: AbortSignal,
  ) {}

  /** As it is at this moment. The owner may change it at any time. */
  static async read(config: Config, connection: Pick<EntityManager, 'query'>): Promise<BackupPlaces> {
    if (config.backups.s3) return new BackupPlaces(config, config.backups.s3, false);
    const bucket = await readBackupBucket(connection, config);
    return bucket === 'lost' ? new BackupPlaces(config, null, true) : new BackupPlaces(config, bucket, false);
  }

  /** The same ones, whose buckets are asked for nothing more after the signal. */
  endingWith(signal: AbortSignal): BackupPlaces {
    return new BackupPlaces(this.config, this.bucket, this.isBucketLost, signal);
  }

  /** Where backups go now. */
  get present(): string {
    return this.bucket ? placeOfBucket(this.bucket) : FOLDER;
  }

  /** Whether the owner has set it, so that she can read and change what is there. */
  isOwners(place: string | null): boolean {
    return !this.config.backups.s3 && (place ?? FOLDER) !== FOLDER;
  }

  /** Those that can be opened. The keys of a former bucket are gone. */
  get open(): string[] {
    return [...new Set([this.present, FOLDER])];
  }

  isOpen(place: string | null): boolean {
    return place === null || this.open.includes(place);
  }

  /**
   * @param place of a backup; null for one of a release that knew one place
   * @throws {DomainError} BACKUP_ELSEWHERE
   */
  async storageOf(place: string | null = this.present): Promise<Storage> {
    if (!this.isOpen(place)) throw new DomainError('BACKUP_ELSEWHERE');
    return this.bucket && (place ?? this.present) === this.present
      ? openBucketOfBackups(this.config, this.bucket, { signal: this.signal })
      : openBackupFolder(this.config);
  }
}
