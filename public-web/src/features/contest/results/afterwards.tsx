import { useTranslations } from '../../../translations/use-translations';
import type { Result } from './result-query';

/** What has become of the prize. */
export function Afterwards({ result: { afterwards, lines } }: { result: Result }) {
  const results = useTranslations('results');
  const t = results.afterwards;
  if (!afterwards.length) return null;
  const nameOf = (number: number) =>
    lines.find((line) => line.number === number)?.entry?.name ?? results.entryOf(number);
  return (
    <section aria-labelledby="afterwards-title" className="mb-11">
      <h2 id="afterwards-title" className="text-2xl">
        {t.title}
      </h2>
      <ol className="mt-3 grid gap-3">
        {afterwards.map(({ number, place, outcome }) => (
          <li key={number} className="border-l-2 border-line pl-4 wrap-anywhere">
            <span className="font-medium">{t.place(place, nameOf(number))}</span> {t.outcomes[outcome]}
          </li>
        ))}
      </ol>
    </section>
  );
}
