import { BANNER_LINK_PATTERN } from '@paattu/api-client/site-texts/site-texts';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isWebLink } from '../../common/validation/web-link.js';

/** In a path. What follows the language is a path too: /ml//evil.example would lead to another site. */
const DOUBLE_SLASH = /^[^?#]*\/\//;
const INVISIBLE = /\p{Cc}|\p{Cf}/u;

/** A path of the site, or a link. */
export const IsBannerLink = (options: ValidationOptions) =>
  ValidateBy(
    {
      name: 'isBannerLink',
      validator: { validate: (value) => typeof value === 'string' && isBannerLink(value) },
    },
    options,
  );

function isBannerLink(text: string): boolean {
  if (!BANNER_LINK_PATTERN.test(text)) return false;
  if (!text.startsWith('/')) return isWebLink(text);
  return !DOUBLE_SLASH.test(text) && !INVISIBLE.test(text);
}
