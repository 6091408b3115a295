import { ApiProperty } from '@nestjs/swagger';

export class MailSettingsDto {
  /**
   * Host and port of the SMTP server; null where none is configured, and mails are kept for the console to read.
   * @example smtp.mail.example:587
   */
  smtpHost: string | null;

  /** @example "Paattu <no-reply@paattu.example>" */
  from: string;

  /**
   * Where mails to the owner go.
   * @example owner@paattu.example
   */
  ownerEmail: string;
}

export class YoutubeSettingsDto {
  hasKey: boolean;

  /**
   * Units of today's quota that are left, as far as this server has used them.
   * @example 9874
   */
  unitsLeft: number;
}

export class StorageSettingsDto {
  @ApiProperty({ enum: ['disk', 's3'] })
  kind: 'disk' | 's3';

  /**
   * The folder, or the bucket.
   * @example /srv/paattu/.data/files
   */
  place: string;

  /** Whether a file that was written just now was stored. */
  isWritable: boolean;
}

export class QueueSettingsDto {
  @ApiProperty({ enum: ['postgresql', 'redis'] })
  kind: 'postgresql' | 'redis';

  isReachable: boolean;
}

/** What the server stands on, as far as it is set by variables. Tells no secret. */
export class SettingsDto {
  mail: MailSettingsDto;
  youtube: YoutubeSettingsDto;
  storage: StorageSettingsDto;
  queue: QueueSettingsDto;

  /**
   * Address of the API's documentation; null where it is switched off.
   * @example /api/docs
   */
  apiDocs: string | null;
}

export class YoutubeTestDto {
  /**
   * How long YouTube took to answer.
   * @example 182
   */
  milliseconds: number;
}
