import { BANNER_LINK_PATTERN } from '@paattu/shared/site-texts/site-texts';
import { applyDecorators } from '@nestjs/common';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { cleanedIdentifier } from '../../common/validation/fields.js';
import { isWebLink } from '../../common/validation/web-link.js';

/** In a path. What follows the language is a path too: /ml//evil.example would lead to another site. */
const DOUBLE_SLASH = /^[^?#]*\/\//;

/** A path of the site, or a link; without the invisible characters that a pasted one may have. */
export const IsBannerLink = (options: ValidationOptions) =>
  applyDecorators(
    cleanedIdentifier,
    ValidateBy(
      {
        name: 'isBannerLink',
        validator: { validate: (value) => typeof value === 'string' && isBannerLink(value) },
      },
      options,
    ),
  );

function isBannerLink(text: string): boolean {
  if (!BANNER_LINK_PATTERN.test(text)) return false;
  if (!text.startsWith('/')) return isWebLink(text);
  return !DOUBLE_SLASH.test(text);
}
