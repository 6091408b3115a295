import { useServices } from '../lib/services';
import { SOCIAL_LINKS } from '../lib/social';
import { site } from '../translations/site';
import { JsonLd } from './json-ld';

/** The artist for search engines; schema.org uses this type for solo artists, too. */
export function artistOf(origin: string) {
  return {
    '@type': 'MusicGroup',
    '@id': `${origin}/about`,
    name: site.name,
    alternateName: site.nameMalayalam,
    description: site.tagline,
    url: `${origin}/about`,
    image: `${origin}/og-image.png`,
    genre: 'Malayalam',
    sameAs: SOCIAL_LINKS.map(({ url }) => url),
  };
}

export function ArtistJsonLd() {
  const { origin } = useServices();
  return <JsonLd data={artistOf(origin)} />;
}
