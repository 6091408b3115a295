import { AI_USES, type AiUse, MAX_AI_NOTE } from '@paattu/shared/contest-choices';
import { cleanLine } from '@paattu/shared/pasted';
import { DEFAULT_LOCALE, type Locale } from '@paattu/shared/locales';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailAddress, HasVisibleText, Language, LinkToken } from '../../../common/validation/fields.js';
import { OptionalLine } from '../../../common/validation/optional-line.js';
import { rule } from '../../../common/validation/rule.js';
import { IsYoutubeLink } from './videos/is-youtube-link.js';

const TICKS = ['true', 'false'];

const INVALID_NAME = rule('INVALID_NAME');

/** A tick of the form. Checked after the captcha, and only where the contest demands it. */
const Tick = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      enum: TICKS,
      description: 'Needed in a contest whose consents are ticked.',
    }),
    IsOptional(),
    IsIn(TICKS),
  );

function composed({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? cleanLine(value).normalize('NFC') : value;
}

/** The fields in the order of their checks. Within a field, the lowest decorator is checked first. */
export class SubmitEntryDto {
  /** @example "Anjali Nair" */
  @MaxLength(200, INVALID_NAME)
  @HasVisibleText(rule('MISSING_NAME'))
  @Transform(composed)
  name: string;

  @EmailAddress()
  @IsNotEmpty(rule('MISSING_EMAIL'))
  email: string;

  /** @example https://www.youtube.com/watch?v=dQw4w9WgXcQ */
  @IsYoutubeLink()
  youtubeUrl: string;

  /** What artificial intelligence made of what is heard in the video. Not stored in a contest without a rule about it. */
  @ApiPropertyOptional({
    enum: AI_USES,
    example: 'backing',
    description: 'Needed in a contest that has such a rule and whose consents are ticked.',
  })
  @IsOptional()
  @IsIn(AI_USES)
  aiUse?: AiUse;

  /** What the entrant adds to it, for the moderators. */
  @OptionalLine(MAX_AI_NOTE, 'The drums and the strings.')
  aiNote?: string | null;

  // Checked after the photo, so not by a rule of this form.
  @ApiProperty({ required: true })
  @IsOptional()
  @IsString()
  captchaId?: string;

  /** @example KXWY4K */
  @ApiProperty({ required: true })
  @IsOptional()
  @IsString()
  captchaText?: string;

  @Tick()
  acceptsRules?: string;

  @Tick()
  acceptsPublication?: string;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class SubmitEntryFormDto extends SubmitEntryDto {
  /** PNG or JPEG, at most 5 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  photo: unknown;
}

export class CorrectedAddressDto {
  /**
   * Opens the page of the entry. Only while the site has no mail server, for the browser that has just submitted the entry.
   * @example https://songs.example.org/my-entry#Zk3v9…
   */
  link?: string;

  /** Until when it works. */
  linkExpiresAt?: Date;
}

export class SubmittedEntryDto extends CorrectedAddressDto {
  id: string;

  /** The status at submission, also in the response to a retry. */
  @ApiProperty({ enum: ['pending'] })
  status: 'pending';

  submittedAt: Date;

  /**
   * With it, `POST /api/contest/entries/{id}/email` corrects the address for some minutes.
   * @example 3q2-7wEwMdo
   */
  correctionToken: string;
}

export class CorrectAddressDto {
  /**
   * As the response to the submission has it.
   * @example 3q2-7wEwMdo
   */
  @LinkToken()
  token: string;

  @EmailAddress()
  @IsNotEmpty(rule('MISSING_EMAIL'))
  email: string;
}
