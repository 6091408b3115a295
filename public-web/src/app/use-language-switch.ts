import { type Locale, locales, localizedPath } from '@paattu/shared/locales';
import type { MouseEvent } from 'react';
import { navigate, useLocation } from '../lib/router/router';
import { toasts } from '../lib/toasts';
import { useHydrated } from '../lib/use-hydrated';
import { useLocale, usePath } from '../translations/use-translations';
import { rememberLanguage } from './chosen-language';
import { pageAt } from './pages';

/** The other languages, and the properties of a link to this page in one of them. */
export function useLanguageSwitch() {
  const locale = useLocale();
  const path = usePath();
  const { search, hash } = useLocation();
  const hydrated = useHydrated();
  const page = pageAt(path);

  function hrefIn(language: Locale) {
    // An unknown path may be no path in the other language, or another host: `//example.org`.
    if (page?.path === '*') return localizedPath(language, '/');
    // The server renders a page once for all queries.
    return localizedPath(language, hydrated ? path + search + hash : path);
  }

  async function change(event: MouseEvent, language: Locale) {
    rememberLanguage(language);
    // The browser opens a new tab or window, or downloads.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const pressedAt = location.href;
    try {
      await page?.preload(language);
      // The visitor went to another page meanwhile, which may still load, or pressed twice.
      if (location.href !== pressedAt) return;
      toasts.dismissAll();
      navigate(hrefIn(language), { state: { keepsPlace: true } });
    } catch {
      // The translations did not load; the browser reports why, or loads the page with the next release.
      location.assign(hrefIn(language));
    }
  }

  return {
    /** False for an unknown path, whose link leads home. */
    hasPage: page?.path !== '*',
    others: locales.filter((one) => one !== locale),
    /** The link keeps the page, what is typed in it and what plays. */
    linkTo: (language: Locale) => ({
      href: hrefIn(language),
      lang: language,
      hrefLang: language,
      onClick: (event: MouseEvent) => void change(event, language),
    }),
  };
}
