import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { RESTORE_FAILURES, type RestoreFailure } from '../../../backup/restore-error.js';
import { RESTORE_STATES, type RestoreState } from './restore.entity.js';

export class AskRestoreDto {
  /**
   * The name of the site, in one of its languages.
   * @example "Asha Menon"
   */
  @IsString()
  @MaxLength(200)
  name: string;
}

export class RestoreDto {
  id: string;

  /** `stopping` to `erasing`: the site is not served. After `failed` it is as it was before. */
  @ApiProperty({ enum: RESTORE_STATES, example: 'done' })
  state: RestoreState;

  askedAt: Date;

  endedAt: Date | null;

  /** When the backup was asked for. */
  backupMadeAt: Date;

  @ApiProperty({ enum: RESTORE_FAILURES, nullable: true, example: null })
  failure: RestoreFailure | null;

  /**
   * How it failed, for whoever keeps the server.
   * @example "The backup is damaged"
   */
  error: string | null;
}
