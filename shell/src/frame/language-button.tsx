import { LOCALE_DETAILS } from '@paattu/shared/locales';
import { language } from '../language';
import { leaves } from '../leave-guard';

/** The public site keeps the choice of a visitor under the same key. */
const LANGUAGE_KEY = 'paattu-language';

const OTHER = language === 'ml' ? 'en' : 'ml';

/** Changes to the other language. Pages have read their sentences at the start, so the page loads again. */
export function LanguageButton({ className }: { className: string | undefined }) {
  function change() {
    if (!leaves()) return;
    localStorage.setItem(LANGUAGE_KEY, OTHER);
    window.location.reload();
  }

  return (
    <button type="button" lang={OTHER} className={className} onClick={change}>
      {LOCALE_DETAILS[OTHER].name}
    </button>
  );
}
