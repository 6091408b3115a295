import { ownerText } from '@paattu/api-client/locales';
import { useLanguageOf } from '../../../lib/language';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Result } from './result-query';

/** What was open when the result was certified, and why. */
export function Waivers({ waivers }: { waivers: Result['waivers'] }) {
  const t = useTranslations('results').waivers;
  const locale = useLocale();
  const languageOf = useLanguageOf();
  if (!waivers.length) return null;
  return (
    <section aria-labelledby="waivers-title" className="mt-11">
      <h2 id="waivers-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">{t.text}</p>
      <ul className="mt-3 grid gap-3">
        {waivers.map(({ blocker, reason, reasonMalayalam }) => {
          const text = ownerText(locale, reason, reasonMalayalam);
          return (
            <li key={blocker} className="border-l-2 border-line pl-4 wrap-anywhere">
              <span className="font-medium">{t.blockers[blocker]}</span>{' '}
              <span lang={languageOf(text)}>{text}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
