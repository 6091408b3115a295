import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import {
  BACKUP_CAUSES,
  BACKUP_FAILURES,
  BACKUP_STATES,
  type BackupFailure,
  type BackupState,
  VERIFICATIONS,
} from './stored-backup.entity.js';
import { USES_OF_PLACE, type UseOfPlace } from './place/place-troubles.js';
import { BucketDto } from './place/backup-place.dto.js';
import { RestoreDto } from './restores/restore.dto.js';

export const BACKUP_WHEREABOUTS = ['present', 'folder', 'away'] as const;
export type BackupWhereabouts = (typeof BACKUP_WHEREABOUTS)[number];

export class BackupDto {
  id: string;

  @ApiProperty({ enum: BACKUP_CAUSES, example: 'night' })
  cause: (typeof BACKUP_CAUSES)[number];

  @ApiProperty({ enum: BACKUP_STATES, example: 'done' })
  state: BackupState;

  /** `present`: where backups go now. `folder`: in the folder of the server, from before. `away`: in a bucket that the site does not use any more. */
  @ApiProperty({ enum: BACKUP_WHEREABOUTS, example: 'present' })
  whereabouts: BackupWhereabouts;

  /**
   * The bucket of one that is away, and its store.
   * @example "s3.example.org/asha-backups"
   */
  formerBucket: string | null;

  /** When it was made, or asked for while it waits. */
  madeAt: Date;

  /**
   * Of all files; while it runs, of those so far.
   * @example 412300000
   */
  bytes: number | null;

  /** @example 12345 */
  rows: number | null;

  /** @example 64 */
  files: number | null;

  /**
   * How many files its rows name that the storage had lost.
   * @example 0
   */
  lostFiles: number | null;

  /**
   * The release that made it; null for one that was found beside the others.
   * @example "1.0.0"
   */
  release: string | null;

  @ApiProperty({ enum: BACKUP_FAILURES, nullable: true, example: null })
  failure: BackupFailure | null;

  /**
   * How it failed, for whoever keeps the server.
   * @example "EACCES: permission denied"
   */
  error: string | null;

  @ApiProperty({ enum: VERIFICATIONS, nullable: true, example: 'good' })
  verification: (typeof VERIFICATIONS)[number] | null;

  /** Whether it is restored for a trial now. */
  isBeingVerified: boolean;

  verifiedAt: Date | null;

  @ApiProperty({ enum: BACKUP_FAILURES, nullable: true, example: null })
  verificationFailure: BackupFailure | null;

  /** @example "The backup is damaged" */
  verificationError: string | null;
}

export class ReleaseLookUpDto {
  /** Whether the owner lets the site look once a day. */
  isOn: boolean;

  /**
   * Null before the first look.
   * @example "1.1.0"
   */
  newest: string | null;

  lookedAt: Date | null;
}

/** What the place of the backups keeps the site from, beside the backups themselves. */
export class PlaceTroubleDto {
  /** `look`: for backups that lie there from before. `verification`: of a backup. `tidying`: old backups are deleted and the list of erasures is copied. */
  @ApiProperty({ enum: USES_OF_PLACE, example: 'verification' })
  use: UseOfPlace;

  @ApiProperty({ enum: BACKUP_FAILURES, example: 'bucket-silent' })
  failure: BackupFailure;

  /**
   * What the place says, for whoever keeps the server.
   * @example "The bucket asha-backups: ECONNREFUSED"
   */
  error: string;

  /** When it began. Each try since then has failed. */
  since: Date;
}

export class CareDto {
  /** The newest first; failed ones of the last 60 days too. */
  backups: BackupDto[];

  /** The last ones, the newest first. */
  restores: RestoreDto[];

  /**
   * The name that a restore asks for.
   * @example "Paattu"
   */
  siteName: string;

  @ApiProperty({ enum: ['folder', 'bucket'], example: 'folder' })
  place: 'folder' | 'bucket';

  /** Whether variables of the server set the place. Otherwise the owner may set it here. */
  isPlaceFixed: boolean;

  /** The bucket that the owner has set, without the secret of its key; null for none. */
  bucket: BucketDto | null;

  /** Whether the owner has set a bucket that cannot be read any more, because `LINK_SECRET` has changed. Backups go into the folder then. */
  isBucketLost: boolean;

  placeTroubles: PlaceTroubleDto[];

  /**
   * The release that runs.
   * @example "1.0.0"
   */
  release: string;

  /** Null where the server has no address to look at. */
  lookUp: ReleaseLookUpDto | null;
}

export class BackupLinkDto {
  /**
   * Downloads the backup as one ZIP, from this site. Works for five minutes.
   * @example "/api/backups/7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10?token=1765500000000-kq3r"
   */
  path: string;
}

export class BackupFileDto {
  /** The ZIP. */
  @ApiProperty({ type: 'string', format: 'binary' })
  backup: unknown;
}

export class BackupTokenDto {
  /**
   * From the link.
   * @example "1765500000000-kq3r"
   */
  @IsString()
  @MaxLength(200)
  token: string;
}

export class LookUpDto {
  @IsBoolean()
  isOn: boolean;
}
