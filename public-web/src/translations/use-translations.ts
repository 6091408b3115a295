import { type Locale, splitLocale } from '@paattu/shared/locales';
import { use } from 'react';
import { useLocation } from '../lib/router/router';
import type { Area, Translations } from './catalogue';
import { pendingTranslations } from './loaded';

/** The language of the page, by its address. */
export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale;
}

/** The path of the page in the default language. */
export function usePath(): string {
  return splitLocale(useLocation().pathname).path;
}

export function useTranslations<A extends Area>(area: A): Translations[A] {
  const locale = useLocale();
  return use(pendingTranslations(locale, area));
}
