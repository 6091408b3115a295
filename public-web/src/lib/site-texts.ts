import type { ApiClient, Schemas } from '@paattu/api-client';
import { type Locale, splitLocale } from '@paattu/shared/locales';
import { artistIn, DEFAULT_NAMES } from '@paattu/shared/site-texts/names';
import { SOCIAL_NETWORKS } from '@paattu/shared/site-texts/social';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Translations } from '../translations/catalogue';
import { useLocale, useTranslations } from '../translations/use-translations';
import { unwrap } from './api-error';
import { languageOf } from './language';
import { useServices } from './services';

export type OwnTexts = Schemas['PublicTextsDto'];

/** The texts of every page that the owner has changed. With a token, those of the draft. */
export function textsQuery(api: ApiClient, preview?: string) {
  return queryOptions({
    queryKey: ['texts'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/texts', { params: { query: { preview } }, signal })),
  });
}

/** The field of a text in a language. */
export function inLanguage<Key extends string>(key: Key, locale: Locale): Key | `${Key}Malayalam` {
  return locale === 'ml' ? `${key}Malayalam` : key;
}

/** The texts of every page in a language: the owner's, or the default ones. */
export function siteTexts(own: OwnTexts, locale: Locale, { defaults }: Translations['site']) {
  const other = locale === 'ml' ? 'en' : 'ml';
  const [ownName, otherName] = [own[inLanguage('name', locale)], own[inLanguage('name', other)]];
  // A site has no other name than the artist's, so one that was written in the other language alone stands here, too.
  const name = ownName ?? otherName ?? DEFAULT_NAMES[locale];
  const second = otherName ?? DEFAULT_NAMES[other];
  const tagline = own[inLanguage('tagline', locale)] ?? own[inLanguage('tagline', other)];
  const { banner } = own;
  const bannerText = banner?.[inLanguage('text', locale)];
  return {
    name,
    nameLang: languageOf(name, locale),
    /** The artist of a song in this language. */
    artistOf: (artist: string) => artistIn(artist, own, locale),
    hasOwnName: (ownName ?? otherName) !== undefined,
    /** In the other language. None beside a name that was written in one alone, or that is the same in both. */
    secondName: !ownName === !otherName && second !== name ? { text: second, lang: other } : null,
    /** One line about the artist. */
    tagline: tagline ? { text: tagline, lang: languageOf(tagline, locale) } : null,
    contactLead: own[inLanguage('contactLead', locale)],
    // A draft that is typed in the console has no year where the owner has written none, as texts that did not load.
    rights: `©${own.footerYear ? ` ${own.footerYear}.` : ''} ${own[inLanguage('footerLine', locale)] ?? defaults.footerLine}`,
    profiles: SOCIAL_NETWORKS.flatMap(({ key, network }) => (own[key] ? [{ network, url: own[key] }] : [])),
    portrait: own.portrait,
    /** The visitor may see little of the site, which is not public. */
    isNotPublic: own.isNotPublic,
    /** Not known of an API of the release before, which has one. */
    hasContest: !own.hasNoContest,
    /** Undefined while the site sends emails. */
    emails: own.emails,
    banner: banner && bannerText ? { id: banner.id, text: bannerText, link: banner.link } : null,
  };
}

/** `artistOf` where no component is: for the page that is open at the time. */
export function artistOnOpenPage(artist: string, queries: QueryClient): string {
  const own = queries.getQueryData<OwnTexts>(['texts']) ?? {};
  return artistIn(artist, own, splitLocale(location.pathname).locale);
}

export type SiteTexts = ReturnType<typeof siteTexts>;

export function useSiteTexts(): SiteTexts {
  const { api, preview } = useServices();
  // The HTML has them. Without them, in a failure that the visitor sees elsewhere, the page shows the default ones.
  const { data: own = {} } = useQuery(textsQuery(api, preview));
  return siteTexts(own, useLocale(), useTranslations('site'));
}
