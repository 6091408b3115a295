import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { rule } from './rule.js';

const EMAIL_ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * One address in its one spelling: trimmed, lower case, ASCII. The ASCII check comes before the lower-casing, which
 * would turn look-alikes such as the Kelvin sign into the letters of somebody else's address.
 */
export function normalizeEmail(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const trimmed = value.trim();
  return /^[\x21-\x7e]*$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

/** A field that holds one e-mail address, and nothing that a mail header would read as more. */
export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: 254, example: 'asha@visitor.example' }),
    Transform(({ value }) => normalizeEmail(value)),
    Matches(EMAIL_ADDRESS, rule('INVALID_EMAIL')),
    MaxLength(254, rule('INVALID_EMAIL')),
  );
}

const trim = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

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

/** A trimmed text that may have several lines. */
export function TextBlock(maxLength: number): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ maxLength }),
    trim,
    IsString(),
    MaxLength(maxLength),
    // PostgreSQL stores no NUL, and nobody types the others.
    Matches(/^[^\p{Cc}]*(?:[\t\r\n][^\p{Cc}]*)*$/u, { message: '$property must be plain text' }),
  );
}
