import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { NOTICE_MODES, type NoticeMode } from './notice-settings.entity.js';

export class NoticeSettingsDto {
  @IsIn(NOTICE_MODES)
  @ApiProperty({
    enum: NOTICE_MODES,
    description: 'Whether the owner gets emails about new entries and contact messages, and when.',
  })
  mode: NoticeMode;

  @IsInt()
  @Min(0)
  @Max(23)
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 23,
    example: 8,
    description: 'The hour of the daily email.',
  })
  digestHour: number;
}

export class NoticesDto extends NoticeSettingsDto {
  /**
   * The time zone of the hour: that of the contest that ends last.
   * @example Asia/Kolkata
   */
  timeZone: string;

  /**
   * Changes with the settings; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;
}
