import { useTranslations } from '../translations/use-translations';

/** What YouTube counts as a view, one press away from the number. */
export function ViewsMeaning() {
  const t = useTranslations('views');
  return (
    <details className="text-sm text-ink-2">
      <summary className="text-link w-fit py-2.5">{t.title}</summary>
      <p className="max-w-prose">{t.meaning}</p>
    </details>
  );
}
