import { IsOptional } from 'class-validator';
import { Instant } from '../../../common/validation/fields.js';

export class PublicationDto {
  /** A later time schedules the song. The songs are listed by it, newest first. Absent: now. */
  @IsOptional()
  @Instant('2026-08-15T18:00:00+05:30')
  publishAt?: Date;
}
