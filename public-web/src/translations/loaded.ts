import { inTime } from '@paattu/shared/in-time';
import { type Locale, locales } from '@paattu/shared/locales';
import { onlyExport } from '../lib/only-export';
import type { Area, Catalogue, Translations } from './catalogue';

const catalogues = import.meta.glob<Catalogue>('./*/index.ts', { eager: true, import: 'catalogue' });

/** React's `use` reads these fields: it returns a loaded value at once, and throws the reason of a failure at once. */
interface LoadingTranslations extends Promise<Translations[Area]> {
  status?: 'fulfilled' | 'rejected';
  value?: Translations[Area];
  reason?: unknown;
}

const loading = new Map<string, LoadingTranslations>();

const keyOf = (locale: Locale, area: Area) => `${locale}/${area}`;

/**
 * The translations if they are loaded; else those of another language, which a page shows while its own load, or after
 * they failed to load.
 */
export function loadedTranslations<A extends Area>(locale: Locale, area: A): Translations[A] | undefined {
  return [locale, ...locales]
    .map((language) => loading.get(keyOf(language, area))?.value as Translations[A] | undefined)
    .find((translations) => translations !== undefined);
}

/** The translations for `use`, which must get the same promise in each render, also after a failure. */
export function pendingTranslations<A extends Area>(locale: Locale, area: A): Promise<Translations[A]> {
  const known = loading.get(keyOf(locale, area)) ?? load(locale, area);
  return known as Promise<Translations[A]>;
}

/** Loads translations once; after a failure, the next call tries again. */
export function loadTranslations<A extends Area>(locale: Locale, area: A): Promise<Translations[A]> {
  const key = keyOf(locale, area);
  if (loading.get(key)?.status === 'rejected') loading.delete(key);
  return pendingTranslations(locale, area);
}

function load(locale: Locale, area: Area): LoadingTranslations {
  const promise: LoadingTranslations = importTranslations(locale, area);
  loading.set(keyOf(locale, area), promise);
  promise.then(
    (value) => {
      promise.status = 'fulfilled';
      promise.value = value;
    },
    (reason: unknown) => {
      promise.status = 'rejected';
      promise.reason = reason;
    },
  );
  return promise;
}

async function importTranslations(locale: Locale, area: Area): Promise<Translations[Area]> {
  const catalogue = catalogues[`./${locale}/index.ts`];
  if (!catalogue) throw new Error(`no translations into ${locale}`);
  return onlyExport(inTime<Record<string, Translations[Area]>>(catalogue[area]()));
}
