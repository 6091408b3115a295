const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a person's language: 'ml' is 'Malayalam'. The API of the last release sends none. */
export function languageName(language: string | undefined): string {
  return names.of(language ?? 'en') ?? '';
}
