import { Link } from '../../../components/link';
import { useTranslations } from '../../../translations/use-translations';
import { ContestLink } from './contest-link';
import type { Contest } from './contest-queries';

/** Leads to the contests before and after, and to all of them. Nothing while there is no other contest. */
export function ContestNeighbours({ contest: { previous, next } }: { contest: Contest }) {
  const { former } = useTranslations('contest');
  const t = useTranslations('gallery').contests;
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.label} className="mt-14 border-t border-line pt-6 print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {previous && (
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-ink-2">{former}</span> <ContestLink contest={previous} />
          </li>
        )}
        {next && (
          <li className="flex flex-wrap items-center gap-x-2">
            <span className="text-ink-2">{t.next}</span> <ContestLink contest={next} />
          </li>
        )}
        <li>
          <Link to="/contests" className="text-link tap">
            {t.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
