import type { Locale } from '@paattu/shared/locales';

/** A person and a contest that do not exist, for the previews and trials of emails. */
export interface Invented {
  language: Locale;
  name: string;
  contestTitle: string;
}

export const INVENTED: Readonly<Record<Locale, Invented>> = {
  en: { language: 'en', name: 'Asha Menon', contestTitle: 'Cover Song Contest' },
  ml: { language: 'ml', name: 'ആശ മേനോൻ', contestTitle: 'കവർ സോങ് മത്സരം' },
};
