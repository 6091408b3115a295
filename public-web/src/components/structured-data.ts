import type { Locale } from '@paattu/shared/locales';
import { scriptJson } from '../lib/script-json';
import type { SiteTexts } from '../lib/site-texts';
import type { Translations } from '../translations/catalogue';

/** A page's content as structured data for search engines (schema.org). */
export type StructuredData = { '@type': string } & Record<string, unknown>;

export interface PageContext {
  /** `https://host` */
  origin: string;
  locale: Locale;
  site: Translations['site'];
  texts: SiteTexts;
}

/** The content of a JSON-LD script. */
export function jsonLd(data: StructuredData): string {
  return scriptJson({ '@context': 'https://schema.org', ...data });
}
