import { useTranslations } from '../../../translations/use-translations';
import { EntryName } from './entry-name';
import { formatCount } from './points';
import type { Result } from './result-query';

/** The approved entries without a place. Folded, because there can be thousands. */
export function Others({ others }: { others: Result['others'] }) {
  const t = useTranslations('results');
  if (!others.length) return null;
  return (
    <section aria-labelledby="others-title" className="section">
      <h2 id="others-title" className="text-2xl">
        {t.others.title}
      </h2>
      <p className="mt-2 text-ink-2">{t.others.text}</p>
      <details className="mt-2">
        <summary className="text-link tap">{t.others.show(others.length)}</summary>
        <ul className="mt-2 gap-x-10 md:columns-2">
          {others.map(({ number, votes, entry }) => (
            <li
              key={number}
              className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 break-inside-avoid"
            >
              <span className="min-w-0 wrap-anywhere">
                <EntryName number={number} entry={entry} />
                {entry && <span className="block text-sm text-ink-2">{t.entryOf(number)}</span>}
              </span>
              <span className="text-sm text-ink-2 tabular-nums">{t.table.votes(formatCount(votes))}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
