import { pointsOf } from '@paattu/shared/points';
import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import type { Contest } from '../facts/contest-queries';
import { resultsPath } from './result-query';

/** Of a contest with a result. The winner is null once her entry has left the contest. */
export interface WinnerProps {
  slug: string;
  winner: Contest['winner'];
}

/** Who has won, and the way to the result. */
export function Winner({ slug, winner }: WinnerProps) {
  const t = useTranslations('results');
  const languageOf = useLanguageOf();
  return (
    <section aria-labelledby="winner-title" className="wrap winner">
      {winner && <EntryPhoto entry={winner} position={0} className="winner-photo" />}
      <div className="min-w-0">
        <p className="font-medium text-zari-text">{winner ? t.winner.title : t.title}</p>
        <h2 id="winner-title" className="mt-1 text-3xl wrap-anywhere">
          {winner ? (
            <Link
              to={`/entries/${winner.slug}`}
              className="reach hover:underline"
              lang={languageOf(winner.name)}
            >
              {winner.name}
            </Link>
          ) : (
            t.winner.noWinner
          )}
        </h2>
        {winner && (
          <p className="mt-2 text-ink-2">
            <span className="font-display text-xl font-[560] text-ink lining-nums">
              {pointsOf(winner.points)}
            </span>{' '}
            {t.ofHundred}
          </p>
        )}
        <Link to={resultsPath(slug)} className="btn btn-ghost mt-5">
          {t.winner.all}
        </Link>
      </div>
    </section>
  );
}
