import { type Locale, localizedPath } from '@paattu/api-client/locales';
import { useServices } from '../lib/services';
import { SOCIAL_LINKS } from '../lib/social';
import type { Translations } from '../translations/catalogue';
import { useLocale, useTranslations } from '../translations/use-translations';
import { JsonLd } from './json-ld';

/** The artist for search engines; schema.org uses this type for solo artists, too. */
export function artistOf(origin: string, locale: Locale, site: Translations['site']) {
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

export function ArtistJsonLd() {
  const site = useTranslations('site');
  const locale = useLocale();
  const { origin } = useServices();
  return <JsonLd data={artistOf(origin, locale, site)} />;
}
