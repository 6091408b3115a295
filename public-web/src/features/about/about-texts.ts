import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';
import { inLanguage } from '../../lib/site-texts';
import type { Translations } from '../../translations/catalogue';

type OwnAboutTexts = Schemas['AboutTextsDto'];

/** The texts of the page that the owner has changed. With a token, those of the draft. */
export function aboutTextsQuery(api: ApiClient, preview?: string) {
  return queryOptions({
    queryKey: ['texts', 'about'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/texts/about', { params: { query: { preview } }, signal })),
  });
}

/** The texts of the page in a language: the owner's, or the default ones. */
export function aboutTexts(own: OwnAboutTexts, locale: Locale, t: Translations['about']) {
  const heading = own[inLanguage('aboutHeading', locale)];
  const intro = own[inLanguage('aboutIntro', locale)];
  return {
    heading: heading ?? t.defaults.aboutHeading,
    /** It says the same as the default heading. */
    second: heading ? null : t.second,
    intro: intro ?? t.defaults.aboutIntro,
    hasOwnIntro: intro !== undefined,
    journey: own[inLanguage('journey', locale)] ?? t.defaults.journey,
    milestones: own[inLanguage('milestones', locale)] ?? t.defaults.milestones,
    values: own[inLanguage('values', locale)] ?? t.defaults.values,
    portrait: own.portrait && { ...own.portrait, alt: own.portrait[inLanguage('alt', locale)] },
  };
}

export type AboutTexts = ReturnType<typeof aboutTexts>;
