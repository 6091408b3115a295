interface LocaleDescription {
  /** Before the path of each of its pages. */
  prefix: string;
  /** In the language itself, like the offer, because pages in the other languages show them. */
  name: string;
  offer: string;
  dismissOffer: string;
  /** Open Graph's name of the language. */
  openGraph: string;
}

/**
 * The languages of the public site and of emails. A further language is added here, and gets its catalogues in
 * `public-web/src/translations` and `backend/src/translations`.
 */
export const LOCALE_DETAILS = {
  en: {
    prefix: '',
    name: 'English',
    offer: 'Read this page in English',
    dismissOffer: 'Close',
    openGraph: 'en_IN',
  },
  ml: {
    prefix: '/ml',
    name: 'മലയാളം',
    offer: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം',
    dismissOffer: 'അടയ്ക്കുക',
    openGraph: 'ml_IN',
  },
} satisfies Record<string, LocaleDescription>;

export type Locale = keyof typeof LOCALE_DETAILS;

/** The language of addresses without a prefix, and of people whose language is not known. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

export const locales = Object.keys(LOCALE_DETAILS) as Locale[];

/** The name of a field in forms, errors and the audit log, which have both languages. */
export function fieldOf(name: string, language: Locale): string {
  return language === 'ml' ? `${name}Malayalam` : name;
}

/** A stored language, or the default for none and for one that only another release knows. */
export function knownLocale(language: string | undefined): Locale {
  return locales.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}

/** The language of an address and its path in the default language: '/ml/songs' is Malayalam's '/songs'. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    const { prefix } = LOCALE_DETAILS[locale];
    if (prefix === '') continue;
    if (pathname === prefix) return { locale, path: '/' };
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** The address of a page in a language: ('ml', '/songs?q') is '/ml/songs?q', ('ml', '/') is '/ml'. */
export function localizedPath(locale: Locale, path: string): string {
  const { prefix } = LOCALE_DETAILS[locale];
  if (prefix === '') return path;
  return prefix + (/^\/(?![?#]|$)/.test(path) ? path : path.slice(1));
}

/**
 * The paths of a page in all languages, for `hreflang`; `x-default` is for readers of other languages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(path: string): Array<{ hreflang: string; path: string }> {
  return [
    ...locales.map((locale) => ({ hreflang: locale, path: localizedPath(locale, path) })),
    { hreflang: 'x-default', path: localizedPath(DEFAULT_LOCALE, path) },
  ];
}

/** The owner's text in a language; in English where there is none. */
export function ownerText(locale: Locale, english: string, malayalam: string | null | undefined): string {
  return locale === 'ml' && malayalam ? malayalam : english;
}
