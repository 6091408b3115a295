import type { Locale } from '@paattu/shared/locales';
import { viewsMeaning as english } from '@paattu/shared/views-meaning';
import { viewsMeaning as malayalam } from '@paattu/shared/views-meaning/ml';
import { useLocale } from '../translations/use-translations';

/** No area of the catalogue, because each area adds to the first load of every page. */
const SENTENCES: Record<Locale, typeof english> = { en: english, ml: malayalam };

/** What YouTube counts as a view, one press away from the number. */
export function ViewsMeaning() {
  const t = SENTENCES[useLocale()];
  return (
    <details className="text-sm text-ink-2">
      <summary className="text-link w-fit py-2.5">{t.title}</summary>
      <p className="max-w-prose">{t.meaning}</p>
    </details>
  );
}
