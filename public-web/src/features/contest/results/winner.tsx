import { Fragment, type ReactNode } from 'react';
import { Link } from '../../../components/link';
import { useTranslations } from '../../../translations/use-translations';
import { EntryPhoto } from '../entry/entry-photo';
import type { Contest } from '../facts/contest-queries';
import { OnKumkum } from './on-kumkum';
import { resultsPath } from './result-query';
import { WinnerWords } from './winner-words';

/** Of a contest with a result. The winner is null once her entry has left the contest. */
export interface WinnerProps {
  slug: string;
  winner: Contest['winner'];
  /** Which contest it is, above the winner, where the page does not say it before. */
  children?: ReactNode;
}

/** Who has won, and the way to the result. */
export function Winner({ slug, winner, children }: WinnerProps) {
  const t = useTranslations('results');
  // The color is the winner's.
  const Band = winner ? OnKumkum : Fragment;
  return (
    <Band>
      <div className="wrap winner py-8">
        {winner && <EntryPhoto entry={winner} position={0} className="winner-photo" />}
        <div className="min-w-0">
          {children}
          <section aria-labelledby="winner-title" className="mt-5">
            <WinnerWords winner={winner} heading="h2" className="text-4xl leading-display" />
            <Link to={resultsPath(slug)} className="btn btn-ghost mt-5">
              {t.winner.all}
            </Link>
          </section>
        </div>
      </div>
    </Band>
  );
}
