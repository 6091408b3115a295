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

export interface EntryCardProps {
  entry: Omit<Entry, 'rank' | 'place'> & Partial<Pick<Entry, 'place'>>;
  position?: number;
  /** Absent where the list has no order by views, and for an entry that appears alone. */
  rank?: number | null;
  /** The level of the name below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** The page of a contest, which names it above, need not repeat it on each card. */
  namesContest?: boolean;
  /** Whether it says that a video has no views. */
  countsNothing?: boolean;
  /** Whether visitors vote for it now. */
  isVotedFor?: boolean;
  isPlaying: boolean;
  onPlay(): void;
}

export function EntryCard({
  entry,
  position,
  rank,
  heading: Heading = 'h2',
  namesContest = true,
  countsNothing = true,
  isVotedFor = false,
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
      <EntryVideo entry={entry} position={position} isPlaying={isPlaying} onPlay={onPlay}>
        <AiLabel use={entry.aiUse} />
      </EntryVideo>
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
        {rank && <span className="font-medium text-zari-text lining-nums">{top.rank(rank)}</span>}
        {(countsNothing || entry.viewCount !== 0) && <ViewCount entry={entry} />}
        <span>{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {isVotedFor && (
          <Link to={`/vote#${entry.slug}`} className="text-link tap" aria-label={t.voteFor(entry.name)}>
            {t.voteShort}
          </Link>
        )}
        <ExternalLink
          href={entry.youtubeUrl}
          className={isVotedFor ? 'tap text-sm text-ink-2 underline' : 'text-link tap'}
        >
          {t.watch}
        </ExternalLink>
      </p>
    </article>
  );
}
