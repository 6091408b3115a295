import { Transform, type TransformFnParams } from 'class-transformer';
import { IsISO8601, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { rule } from '../../../common/validation/rule.js';

const MISSING = rule('MISSING_INFORMATION', 'Please fill in all required fields');
/** PostgreSQL stores no NUL in a text. */
const NO_NUL = /^[^\0]*$/;

const trim = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);
/** What a form sends of a field that was left empty. */
const blankIsAbsent = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** The text fields of the upload form. */
export class UploadSongDto {
  @Transform(trim)
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  title: string;

  @Transform(trim)
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  artist: string;

  /** The lyrics. Their line breaks and blank lines are kept. */
  @Transform(blankIsAbsent)
  @IsOptional()
  @Matches(NO_NUL)
  @MaxLength(20_000)
  @IsString()
  description?: string;

  @Transform(blankIsAbsent)
  @Transform(trim)
  @IsOptional()
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsString()
  titleMalayalam?: string;

  /** @example 2025-06-17 */
  @Transform(blankIsAbsent)
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'releaseDate must be a date, YYYY-MM-DD' })
  @IsISO8601({ strict: true }, { message: 'releaseDate must be a date, YYYY-MM-DD' })
  releaseDate?: string;
}

/** The whole form, for the API's document. */
export class UploadSongFormDto extends UploadSongDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'MP3, WAV, M4A or AAC, at most 50 MB.' })
  audio: unknown;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'PNG or JPEG, at most 5 MB.',
  })
  cover?: unknown;
}
