import { LOCALE_DETAILS } from '@paattu/api-client/locales';
import { CloseIcon } from '../components/icons';
import { focusHeading } from '../lib/focus-heading';
import { useLocale } from '../translations/use-translations';
import { rememberLanguage } from './chosen-language';
import { useLanguageSwitch } from './use-language-switch';

/**
 * Offers another language once to a visitor whose browser prefers it. The HTML has the offer for each other language;
 * `head-script.js` chooses before the first paint which one is visible, so that it covers nothing and nothing moves.
 */
export function LanguageOffer() {
  const locale = useLocale();
  const { others, linkTo, hasPage } = useLanguageSwitch();
  if (!hasPage) return null;
  return others.map((language) => {
    const { offer, dismissOffer } = LOCALE_DETAILS[language];
    return (
      <div key={language} lang={language} className="language-offer print:hidden">
        <p className="wrap flex min-h-11 items-center gap-2 text-sm">
          <a {...linkTo(language)} className="text-link py-2">
            {offer}
          </a>
          <button
            type="button"
            className="icon-button ml-auto"
            aria-label={dismissOffer}
            onClick={() => {
              rememberLanguage(locale);
              focusHeading();
            }}
          >
            <CloseIcon size={18} />
          </button>
        </p>
      </div>
    );
  });
}
