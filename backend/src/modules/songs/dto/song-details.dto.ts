import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsISO8601, IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { rule } from '../../../common/validation/rule.js';

export const MAX_LYRICS_LENGTH = 20_000;

const MISSING = rule('MISSING_INFORMATION');
/** PostgreSQL stores no NUL in a text. */
const NO_NUL = /^[^\0]*$/;

/** Malayalam can be written in more than one way; the search looks for the composed one. */
const compose = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;
const trim = ({ value }: TransformFnParams): unknown => (typeof value === 'string' ? value.trim() : value);
/** What a form sends of a field that was left empty. */
const blankIsAbsent = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** What the owner writes about a song: the text fields of the upload form, and all that an edit replaces. */
export class SongDetailsDto {
  /** @example "Monsoon Letter" */
  @Transform(compose)
  @Transform(trim)
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  title: string;

  /** @example "Asha Menon" */
  @Transform(compose)
  @Transform(trim)
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsNotEmpty(MISSING)
  @IsString(MISSING)
  artist: string;

  /**
   * The lyrics. Their line breaks and blank lines are kept.
   * @example "മഴയുടെ കത്ത്"
   */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @IsOptional()
  @Matches(NO_NUL)
  @MaxLength(MAX_LYRICS_LENGTH)
  @IsString()
  description?: string | null;

  /** @example മഴക്കത്ത് */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @Transform(trim)
  @IsOptional()
  @Matches(NO_NUL)
  @MaxLength(200)
  @IsString()
  titleMalayalam?: string | null;

  /** @example 2025-06-17 */
  @Transform(blankIsAbsent)
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'releaseDate must be a date, YYYY-MM-DD' })
  @IsISO8601({ strict: true }, { message: 'releaseDate must be a date, YYYY-MM-DD' })
  releaseDate?: string | null;
}

/** The whole upload form, for the API's document. */
export class UploadSongFormDto extends SongDetailsDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'MP3, WAV, M4A or AAC, at most 50 MB.' })
  audio: unknown;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: "PNG or JPEG, at most 5 MB. Without one, the picture in the audio's tags is taken.",
  })
  cover?: unknown;
}

export class CoverFormDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'PNG or JPEG, at most 5 MB.' })
  cover: unknown;
}
