import { type Locale, LOCALE_DETAILS, locales } from '@paattu/api-client/locales';
import { useEffect, useState } from 'react';
import { CloseIcon } from '../components/icons';
import { useLocale } from '../translations/use-translations';
import { hasChosenLanguage, rememberLanguage } from './chosen-language';
import { useLanguageSwitch } from './use-language-switch';

/**
 * Offers another language once to a visitor whose browser prefers it. It is in the space above the page's
 * heading, which is always there.
 */
export function LanguageOffer() {
  const locale = useLocale();
  const { linkTo, hasPage } = useLanguageSwitch();
  const [offered, setOffered] = useState<Locale | null>(null);

  useEffect(() => {
    const preferred = navigator.languages
      .map((tag) => locales.find((known) => known === tag.split('-')[0]))
      .find((known) => known !== undefined);
    setOffered(preferred === undefined || preferred === locale || hasChosenLanguage() ? null : preferred);
  }, [locale]);

  if (offered === null || !hasPage) return null;
  const { offer, dismissOffer } = LOCALE_DETAILS[offered];
  return (
    <div lang={offered} className="absolute inset-x-0 z-10 bg-cloth">
      <p className="wrap flex min-h-11 items-center gap-2 text-sm">
        <a {...linkTo(offered)} className="text-link py-2">
          {offer}
        </a>
        <button
          type="button"
          className="icon-button ml-auto"
          aria-label={dismissOffer}
          onClick={() => {
            rememberLanguage(locale);
            setOffered(null);
          }}
        >
          <CloseIcon size={18} />
        </button>
      </p>
    </div>
  );
}
