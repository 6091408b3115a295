import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { KIND_NAMES, type KindName } from '../kinds.js';

const MAX_DAYS = 3_650;

export class EditTermDto {
  @IsInt()
  @Min(1)
  @Max(MAX_DAYS)
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_DAYS, example: 90 })
  days: number;
}

export class TermDto {
  /**
   * Of the owner, or the default.
   * @example 90
   */
  days: number;

  /** @example 90 */
  defaultDays: number;

  /**
   * The fewest days that the owner may choose; the same as `max` for a fixed term.
   * @example 30
   */
  min: number;

  /** @example 365 */
  max: number;

  /**
   * Changes with the days; for `If-Match`.
   * @example 3f9a0c1b2d4e5f60
   */
  version: string;
}

export class ExpiringDto {
  /** The night. */
  at: Date;

  /** @example 312 */
  count: number;
}

export class RetentionKindDto {
  @ApiProperty({ enum: KIND_NAMES, example: 'rejected-photo' })
  kind: KindName;

  /** @example "Photo of a rejected entry" */
  what: string;

  /**
   * Why the site may keep it.
   * @example "The person gave it for this purpose, which the page named."
   */
  basis: string;

  /**
   * The event from which the term counts; without a term, how long it is kept.
   * @example rejection
   */
  from: string;

  /** @example "Its files are deleted. It can be approved no more." */
  end: string;

  /** Null for a kind that the nightly job leaves alone. */
  term: TermDto | null;

  /** What the next nights end, of what exists now: at most five nights. */
  upcoming: ExpiringDto[];

  /**
   * How many the nights after these end.
   * @example 20
   */
  laterCount: number;

  /**
   * How many a legal hold keeps, whatever their term.
   * @example 0
   */
  heldCount: number;
}

export class RetentionRunDto {
  /** @example 42 */
  id: number;

  begunAt: Date;

  /** Null while it runs, and until it is resumed after a crash. */
  endedAt: Date | null;

  /** How many of each kind were ended. */
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 'rejected-photo': 312 },
  })
  counts: Record<string, number>;

  /**
   * What failed; the next night tries it again.
   * @example "Connection terminated"
   */
  error: string | null;
}
