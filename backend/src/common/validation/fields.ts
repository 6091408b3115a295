import { locales } from '@paattu/api-client/locales';
import { EMAIL_PATTERN, hasVisibleText, MAX_EMAIL_LENGTH, normalizeEmail } from '@paattu/api-client/rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsDate,
  IsIn,
  IsNotEmpty,
  IsString,
  Matches,
  MaxDate,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { INSTANT_SENTENCE, parseInstant } from './instant.js';
import { plainLines } from './plain-lines.js';
import { rule } from './rule.js';

const LAST_INSTANT = new Date('9999-12-31T23:59:59.999Z');

/** A field with one email address that an email header cannot read as more. */
export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: MAX_EMAIL_LENGTH, example: 'asha@visitor.example' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    Matches(EMAIL_PATTERN, rule('INVALID_EMAIL')),
    MaxLength(MAX_EMAIL_LENGTH, rule('INVALID_EMAIL')),
  );
}

/** The token of a link in an email. */
export const LinkToken = () => applyDecorators(IsNotEmpty(rule('INVALID_TOKEN')), IsString(), MaxLength(100));

const trim = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Rejects a text that shows nothing: an empty one, and one of invisible characters. */
export function HasVisibleText(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && hasVisibleText(value);
  return ValidateBy({ name: 'hasVisibleText', validator: { validate } }, options);
}

/** A trimmed text of one line. */
export function TextLine(maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ maxLength }),
    trim,
    IsString(),
    MaxLength(maxLength),
    Matches(/^[^\p{Cc}]*$/u, { message: '$property must be one line of text' }),
  );
}

/** No control characters, line breaks or direction overrides. Joiners are allowed, because Malayalam needs them. */
export const ONE_PLAIN_LINE = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** A trimmed text of one line from a visitor, which cannot reverse the text that follows it. */
export function PlainLine(maxLength: number): PropertyDecorator {
  return applyDecorators(
    TextLine(maxLength),
    Matches(ONE_PLAIN_LINE, { message: '$property must be one line of text' }),
  );
}

/** Makes a text of several lines plain; leaves other values to the validation. */
export const PlainLines = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? plainLines(value) : value,
);

/** A trimmed text that may have several lines. */
export function TextBlock(maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ maxLength }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? plainLines(value).trim() : value,
    ),
    IsString(),
    MaxLength(maxLength),
  );
}

/** The language in which a person reads and writes; pages of earlier releases do not send it. */
export function Language(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: 'For emails to the person, and for the pages that their links open; English if absent',
      enum: locales,
      required: false,
    }),
    // Not `IsOptional`, which would also accept null.
    ValidateIf((_, language) => language !== undefined),
    IsIn(locales),
  );
}

/** An instant with its zone; a `Date` for the code. */
export function Instant(example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date-time', example }),
    Transform(({ value }: { value: unknown }) => parseInstant(value) ?? value),
    IsDate({ message: `$property ${INSTANT_SENTENCE}` }),
    // The offset may lead into the year 10000, which no header of a response can express.
    MaxDate(LAST_INSTANT, { message: `$property ${INSTANT_SENTENCE}` }),
  );
}
