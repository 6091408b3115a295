import { ApiProperty } from '@nestjs/swagger';

export class SealHeadDto {
  /**
   * The day that the head was made, in the time zone of the site.
   * @example 2025-11-25
   */
  @ApiProperty({ format: 'date' })
  day: string;

  /**
   * The hash of the day, in hexadecimal digits.
   * @example 6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515
   */
  hash: string;

  /**
   * As the page of the contest and the emails to its entrants show it.
   * @example "paattu/cover-song-contest-2025 2025-11-25 6bf7531a802d62e1b16e5cc78b046d0ac6a18f3761e1a80dc8af073a2fe3d515"
   */
  line: string;
}

export class SealDto {
  /** Null before the first day. */
  @ApiProperty({ type: SealHeadDto, nullable: true })
  head: SealHeadDto | null;
}
