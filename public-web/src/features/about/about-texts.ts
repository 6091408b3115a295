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

/** The texts of the page in a language, or in the other one where the owner has written them in that alone. */
export function aboutTexts(own: OwnAboutTexts, locale: Locale, t: Translations['about']) {
  const other = locale === 'ml' ? 'en' : 'ml';
  const written = <Key extends 'aboutHeading' | 'aboutIntro' | 'journey' | 'milestones' | 'values'>(
    key: Key,
  ) => own[inLanguage(key, locale)] ?? own[inLanguage(key, other)];
  return {
    heading: written('aboutHeading') ?? t.title,
    /** It says the same as the heading of the demo. */
    second: own.isDemo ? t.second : null,
    intro: written('aboutIntro') ?? '',
    isDemo: own.isDemo === true,
    journey: written('journey') ?? '',
    milestones: written('milestones') ?? [],
    values: written('values') ?? [],
    portrait: own.portrait && { ...own.portrait, alt: own.portrait[inLanguage('alt', locale)] },
  };
}

export type AboutTexts = ReturnType<typeof aboutTexts>;
