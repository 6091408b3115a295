import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { cleanedIdentifier } from './fields.js';

/** Without blanks and backslashes, which browsers change, and without invisible characters, which change how it looks. */
const WEB_LINK = /^https?:\/\/[^\s\\\p{Cc}\p{Cf}]+$/iu;

/** Whether the text is an address of the web that browsers open as it is written. */
export function isWebLink(text: string): boolean {
  return WEB_LINK.test(text) && URL.canParse(text);
}

/** A link that starts with https:// or http://, without the invisible characters that a pasted one may have. */
export function IsWebLink(options: ValidationOptions): PropertyDecorator {
  const validate = (value: unknown) => typeof value === 'string' && isWebLink(value);
  return applyDecorators(
    cleanedIdentifier,
    ValidateBy({ name: 'isWebLink', validator: { validate } }, options),
  );
}
