import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZone, Matches } from 'class-validator';
import { MAIL_PROBLEMS, type MailProblem } from './mail-problem.js';

export class MailSettingsDto {
  /**
   * Host and port of the SMTP server; null when none is configured and emails are stored for the console.
   * @example smtp.mail.example:587
   */
  smtpHost: string | null;

  /** @example "Paattu <no-reply@paattu.example>" */
  from: string;

  /**
   * The address of emails to the owner.
   * @example owner@paattu.example
   */
  ownerEmail: string;

  /**
   * Why emails reach nobody: a public site has no SMTP server, its server is a catcher that keeps every email, or no mail server
   * accepts the address of the sender; or the server rejects user or password, or cannot be reached. Null when nothing is known to be wrong.
   */
  @ApiProperty({ enum: MAIL_PROBLEMS, nullable: true })
  problem: MailProblem | null;

  /** Whether a variable of the server sets the mail server. Otherwise the owner may set it here. */
  isFixed: boolean;

  /**
   * The user at the mail server that the owner has set; empty without log-in, null for no such server.
   * @example songs@asha.example
   */
  user: string | null;
}

export class YoutubeSettingsDto {
  hasKey: boolean;

  /** Whether a variable of the server sets the key. Otherwise the owner may set it here. */
  isFixed: boolean;

  /**
   * Units of today's quota of `videos.list` that are left, as counted by this server.
   * @example 9874
   */
  unitsLeft: number;

  /**
   * The same for `videos.batchGetStats`, which views come from.
   * @example 7600
   */
  viewUnitsLeft: number;

  /** Whether YouTube refused `videos.batchGetStats` today, so that views come from `videos.list` until tomorrow. */
  usesListForViews: boolean;
}

export class StorageSettingsDto {
  @ApiProperty({ enum: ['disk', 's3'] })
  kind: 'disk' | 's3';

  /**
   * The folder, or the bucket.
   * @example /srv/paattu/.data/files
   */
  place: string;

  /** Whether a test file could be stored. */
  isWritable: boolean;
}

export class QueueSettingsDto {
  @ApiProperty({ enum: ['postgresql', 'redis'] })
  kind: 'postgresql' | 'redis';

  isReachable: boolean;
}

/** The dependencies that the variables configure, without secrets. */
export class SettingsDto {
  mail: MailSettingsDto;
  youtube: YoutubeSettingsDto;
  storage: StorageSettingsDto;
  queue: QueueSettingsDto;

  /**
   * Of the days that the site tells; null for that of the newest contest.
   * @example Asia/Kolkata
   */
  timeZone: string | null;

  /**
   * Address of the API documentation; null when it is disabled.
   * @example /api/docs
   */
  apiDocs: string | null;
}

export class YoutubeTestDto {
  /**
   * Response time of YouTube.
   * @example 182
   */
  milliseconds: number;
}

export class TimeZoneDto {
  /** @example Asia/Kolkata */
  @IsTimeZone()
  timeZone: string;
}

export class YoutubeKeyDto {
  /** @example AIzaSyExampleExampleExampleExampleExam0 */
  @Matches(/^[\w-]{20,100}$/)
  key: string;
}
