import { ownerText } from '@paattu/shared/locales';
import { ExternalLink } from '../../../components/external-link';
import { Link } from '../../../components/link';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { AiLabel } from '../entry/ai-label';
import { EntryVideo } from '../entry/entry-video';
import { PlaceBadge } from '../entry/place-badge';
import { ViewCount } from '../entry/view-count';
import type { Entry } from '../facts/contest-queries';

interface EntryCardProps {
  entry: Omit<Entry, 'rank' | 'place'> & Partial<Pick<Entry, 'place'>>;
  position?: number;
  /** Absent where the list has no order by views, and for an entry that appears alone. */
  rank?: number | null;
  /** The level of the name below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** The page of a contest, which names it above, need not repeat it on each card. */
  namesContest?: boolean;
  isPlaying: boolean;
  onPlay(): void;
}

export function EntryCard({
  entry,
  position,
  rank,
  heading: Heading = 'h2',
  namesContest = true,
  isPlaying,
  onPlay,
}: EntryCardProps) {
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const t = useTranslations('gallery');
  const { top } = useTranslations('contest');
  const contestTitle = ownerText(useLocale(), entry.contestTitle, entry.contestTitleMalayalam);
  const titleId = `entry-${entry.id}`;
  return (
    <article aria-labelledby={titleId}>
      <EntryVideo entry={entry} position={position} isPlaying={isPlaying} onPlay={onPlay} />
      {isPlaying && <p className="mt-2 text-sm text-ink-2">{t.videoHint}</p>}
      <Heading id={titleId} className="mt-4 text-xl wrap-anywhere">
        <span className="text-base font-normal text-ink-2">{t.by}</span>{' '}
        <Link to={`/entries/${entry.slug}`} className="reach hover:underline" lang={languageOf(entry.name)}>
          {entry.name}
        </Link>
      </Heading>
      {namesContest && (
        <p className="mt-1 wrap-anywhere" lang={languageOf(contestTitle)}>
          {contestTitle}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums">
        <PlaceBadge place={entry.place} />
        <AiLabel use={entry.aiUse} />
        {rank && <span className="font-medium text-zari-text lining-nums">{top.rank(rank)}</span>}
        <ViewCount entry={entry} />
        <span>{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</span>
      </p>
      <ExternalLink href={entry.youtubeUrl} className="text-link tap">
        {t.watch}
      </ExternalLink>
    </article>
  );
}
