import { locales } from '@paattu/shared/locales';
import { cleanIdentifier, cleanLine } from '@paattu/shared/pasted';
import { EMAIL_PATTERN, hasVisibleText, MAX_EMAIL_LENGTH, normalizeEmail } from '@paattu/shared/rules';
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

/** Cleans a text of one line of what phones and chat programs add to it and nobody sees. */
export const cleanedLine = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanLine(value) : value,
);

/** Cleans a link or a code. */
export const cleanedIdentifier = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanIdentifier(value) : value,
);

/** Rejects a text that shows nothing: an empty one, and one of invisible characters. */
export function HasVisibleText(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && hasVisibleText(value);
  return ValidateBy({ name: 'hasVisibleText', validator: { validate } }, options);
}

/** A text of one line, cleaned and trimmed. */
export function TextLine(maxLength: number): PropertyDecorator {
  return applyDecorators(ApiProperty({ maxLength }), cleanedLine, IsString(), MaxLength(maxLength));
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

export const MAX_OWN_PATH = 500;

/** Whether a text is a path of this site that no browser resolves to another one, such as `//host` and `/\\host`. */
export function isOwnPath(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_OWN_PATH || !/^\/[^\s\\\p{Cc}]*$/u.test(value))
    return false;
  const site = 'http://site.invalid';
  if (!URL.canParse(value, site)) return false;
  const { origin, pathname } = new URL(value, site);
  // `/.//host` loses its dot when it is parsed.
  return origin === site && !value.startsWith('//') && !pathname.startsWith('//');
}

/** The page of this site that a person returns to; absent for none. */
export function OwnPath(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: MAX_OWN_PATH }),
    // Not `IsOptional`, which would also accept null.
    ValidateIf((_, path) => path !== undefined),
    ValidateBy(
      { name: 'isOwnPath', validator: { validate: isOwnPath } },
      { message: '$property must be a path of this site' },
    ),
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
