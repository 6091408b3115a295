import { localizedPath } from '@paattu/api-client/locales';
import { SOCIAL_LINKS } from '../lib/social';
import type { PageContext, StructuredData } from './structured-data';

/** The artist; schema.org uses this type for solo artists, too. */
export function artistData({ origin, locale, site }: PageContext): StructuredData {
  return {
    '@type': 'MusicGroup',
    '@id': `${origin}/about`,
    name: site.name,
    alternateName: site.secondName.text,
    description: site.tagline,
    url: origin + localizedPath(locale, '/about'),
    image: `${origin}/og-image.png`,
    genre: 'Malayalam',
    sameAs: SOCIAL_LINKS.map(({ url }) => url),
  };
}
