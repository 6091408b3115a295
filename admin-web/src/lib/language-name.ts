import { intlLocale } from './language';

const names = new Intl.DisplayNames(intlLocale(), { type: 'language' });

/** The name of a person's language: 'ml' is 'Malayalam' in an English console. The API of the last release sends none. */
export function languageName(language: string | undefined): string {
  return names.of(language ?? 'en') ?? '';
}
