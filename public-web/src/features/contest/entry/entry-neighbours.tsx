import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import type { EntryAt } from './entry-at';

/** Leads to the entries before and after this one, and to all of the contest. */
export function EntryNeighbours({ entry: { previous, next, contestSlug } }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  return (
    <nav aria-label={t.neighbours} className="mt-14 border-t border-line pt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {previous && <Neighbour label={t.previous} entry={previous} />}
        {next && <Neighbour label={t.next} entry={next} />}
        <li>
          <Link to={`/contests/${contestSlug}`} className="text-link tap">
            {t.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Neighbour({
  label,
  entry: { slug, name },
}: {
  label: string;
  entry: { slug: string; name: string };
}) {
  const languageOf = useLanguageOf();
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="text-ink-2">{label}</span>{' '}
      <Link to={`/entries/${slug}`} className="text-link tap wrap-anywhere" lang={languageOf(name)}>
        {name}
      </Link>
    </li>
  );
}
