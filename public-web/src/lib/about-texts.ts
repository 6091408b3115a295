import type { ApiClient, Schemas } from '@paattu/api-client';
import type { Locale } from '@paattu/shared/locales';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './api-error';
import { inLanguage } from './site-texts';
import type { Translations } from '../translations/catalogue';

type OwnAboutTexts = Schemas['AboutTextsDto'];

/** The texts of the page that the owner has changed. With a token, those of the draft. */
export function aboutTextsQuery(api: ApiClient, preview?: string) {
  return queryOptions({
    queryKey: ['texts', 'about'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/texts/about', { params: { query: { preview } }, signal })),
  });
}

/** A text of the page in a language, or in the other one where the owner has written it in that alone. */
export function aboutText<Key extends 'aboutHeading' | 'aboutIntro' | 'journey' | 'milestones' | 'values'>(
  own: OwnAboutTexts,
  key: Key,
  locale: Locale,
) {
  return own[inLanguage(key, locale)] ?? own[inLanguage(key, locale === 'ml' ? 'en' : 'ml')];
}

/** The texts of the page in a language. */
export function aboutTexts(own: OwnAboutTexts, locale: Locale, t: Translations['about']) {
  return {
    heading: aboutText(own, 'aboutHeading', locale) ?? t.title,
    /** It says the same as the heading of the demo. */
    second: own.isDemo ? t.second : null,
    intro: aboutText(own, 'aboutIntro', locale) ?? '',
    isDemo: own.isDemo === true,
    journey: aboutText(own, 'journey', locale) ?? '',
    milestones: aboutText(own, 'milestones', locale) ?? [],
    values: aboutText(own, 'values', locale) ?? [],
    portrait: own.portrait && { ...own.portrait, alt: own.portrait[inLanguage('alt', locale)] },
  };
}

export type AboutTexts = ReturnType<typeof aboutTexts>;
