import { hasVisibleText, MAX_LYRICS_LENGTH, MAX_STORY_LENGTH } from '@paattu/shared/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsIn, IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { cleanedLine, HasVisibleText, PlainLines } from '../../../common/validation/fields.js';
import { rule } from '../../../common/validation/rule.js';
import type { Song } from '../song.entity.js';

const MISSING = rule('MISSING_INFORMATION');

/** The same Malayalam letter has several encodings; the search compares the composed one. */
const compose = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.normalize('NFC') : value;
/** A form sends a field that was left empty as blank text, and invisible characters show no text either. */
const blankIsAbsent = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && !hasVisibleText(value) ? undefined : value;

/** The text fields of the upload form, which an edit replaces. `SONG_DETAILS` lists them. */
export class SongDetailsDto {
  /** @example "Monsoon Letter" */
  @Transform(compose)
  @cleanedLine
  @MaxLength(200)
  @HasVisibleText(MISSING)
  @IsString(MISSING)
  title: string;

  /** @example "Asha Menon" */
  @Transform(compose)
  @cleanedLine
  @MaxLength(200)
  @HasVisibleText(MISSING)
  @IsString(MISSING)
  artist: string;

  /**
   * The lyrics, with their line breaks and blank lines.
   * @example "മഴയുടെ കത്ത്"
   */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @PlainLines
  @IsOptional()
  @MaxLength(MAX_LYRICS_LENGTH)
  @IsString()
  description?: string | null;

  /**
   * What the owner tells about the song, in English, with its line breaks.
   * @example "Written on the ferry, in one evening."
   */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @PlainLines
  @IsOptional()
  @MaxLength(MAX_STORY_LENGTH)
  @IsString()
  story?: string | null;

  /** @example "കടത്തുവഞ്ചിയിലിരുന്ന് ഒറ്റ വൈകുന്നേരം കൊണ്ട് എഴുതിയത്." */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @PlainLines
  @IsOptional()
  @MaxLength(MAX_STORY_LENGTH)
  @IsString()
  storyMalayalam?: string | null;

  /** @example മഴക്കത്ത് */
  @Transform(compose)
  @Transform(blankIsAbsent)
  @cleanedLine
  @IsOptional()
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

export const SONG_DETAILS = [
  'title',
  'artist',
  'description',
  'story',
  'storyMalayalam',
  'titleMalayalam',
  'releaseDate',
] as const satisfies Array<keyof SongDetailsDto>;

type SongDetail = (typeof SONG_DETAILS)[number];
export type SongDetailColumns = Pick<Song, SongDetail>;

/** Returns a value for each column: a field that is left out becomes null. */
export function toColumns(details: SongDetailsDto | Song): SongDetailColumns {
  const columns = SONG_DETAILS.map((name) => [name, details[name] ?? null]);
  return Object.fromEntries(columns) as SongDetailColumns;
}

/** The text fields of the upload form. */
export class SongUploadDto extends SongDetailsDto {
  /** `true`: visitors do not see the song until it is published. */
  @Transform(blankIsAbsent)
  @IsOptional()
  @IsIn(['true', 'false'])
  hidden?: 'true' | 'false';

  /** `true`: what the form leaves out is not taken from the tags of the audio. */
  @Transform(blankIsAbsent)
  @IsOptional()
  @IsIn(['true', 'false'])
  withoutTags?: 'true' | 'false';
}

export const SONG_UPLOAD_FIELDS = [...SONG_DETAILS, 'hidden', 'withoutTags'] as const satisfies Array<
  keyof SongUploadDto
>;

/** The upload form for the API document. */
export class UploadSongFormDto extends SongUploadDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'MP3, WAV, M4A or AAC, at most 50 MB.' })
  audio: unknown;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'PNG or JPEG, at most 5 MB. If absent, the picture in the tags of the audio.',
  })
  cover?: unknown;
}

export class AudioFormDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'MP3, WAV, M4A or AAC, at most 50 MB.' })
  audio: unknown;
}

export class CoverFormDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'PNG or JPEG, at most 5 MB.' })
  cover: unknown;
}
