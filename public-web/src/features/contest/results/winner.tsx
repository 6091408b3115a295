import { Link } from '../../../components/link';
import { useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import type { Contest } from '../facts/contest-queries';
import { resultsPath } from './result-query';
import { WinnerWords } from './winner-words';

/** Of a contest with a result. The winner is null once her entry has left the contest. */
export interface WinnerProps {
  slug: string;
  winner: Contest['winner'];
}

/** Who has won, and the way to the result. */
export function Winner({ slug, winner }: WinnerProps) {
  const t = useTranslations('results');
  return (
    <section aria-labelledby="winner-title" className="wrap winner">
      {winner && <EntryPhoto entry={winner} position={0} className="winner-photo" />}
      <div className="min-w-0">
        <WinnerWords winner={winner} heading="h2" className="text-3xl" />
        <Link to={resultsPath(slug)} className="btn btn-ghost mt-5">
          {t.winner.all}
        </Link>
      </div>
    </section>
  );
}
