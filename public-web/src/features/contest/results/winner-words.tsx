import { Link } from '../../../components/link';
import { useLanguageOf } from '../../../lib/language';
import { useTranslations } from '../../../translations/use-translations';
import { Rank } from '../entry/rank';
import type { Contest } from '../facts/contest-queries';
import { shortPoints } from './points';

interface WinnerWordsProps {
  winner: Contest['winner'];
  /** The level of the name, and its classes. */
  heading: 'h1' | 'h2';
  className: string;
}

/** Who has won, with how many points; the section around it is labelled by `winner-title`. */
export function WinnerWords({ winner, heading: Heading, className }: WinnerWordsProps) {
  const t = useTranslations('results');
  const languageOf = useLanguageOf();
  if (!winner)
    return (
      <Heading id="winner-title" className={className}>
        {t.winner.noWinner}
      </Heading>
    );
  return (
    <>
      <p className="mb-2 flex items-center gap-2 text-lg font-medium text-zari-text">
        <Rank rank={1} /> {t.winner.title}
      </p>
      <Heading id="winner-title" className={`${className} wrap-anywhere`}>
        <Link to={`/entries/${winner.slug}`} className="reach hover:underline" lang={languageOf(winner.name)}>
          {winner.name}
        </Link>
      </Heading>
      <p className="mt-2 text-ink-2 lining-nums">
        {shortPoints(winner.points)} {t.ofHundred}
      </p>
    </>
  );
}
