import { localizedPath } from '@paattu/shared/locales';
import { sitePicture } from './site-picture';
import type { PageContext, StructuredData } from './structured-data';

/** The artist; schema.org uses this type for solo artists, too. */
export function artistData({ origin, locale, texts }: PageContext): StructuredData {
  return {
    '@type': 'MusicGroup',
    '@id': `${origin}/about`,
    name: texts.name,
    alternateName: texts.secondName?.text,
    description: texts.tagline?.text,
    url: origin + localizedPath(locale, '/about'),
    image: origin + (texts.portrait ? `/api/texts/portraits/${texts.portrait}` : sitePicture(texts)),
    genre: 'Malayalam',
    sameAs: texts.profiles.map(({ url }) => url),
  };
}
