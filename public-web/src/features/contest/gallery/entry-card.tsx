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
  /** Whether it is the card of the contest of 2025, which has "by" before the name, and says that a video has no views. */
  isSpecified?: boolean;
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
  isSpecified = true,
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
    <article aria-labelledby={titleId} className="entry-card">
      <EntryVideo entry={entry} position={position} isPlaying={isPlaying} onPlay={onPlay} />
      <Heading
        id={titleId}
        className={`wrap-anywhere ${isSpecified ? 'mt-4 text-xl' : 'mt-3 text-lg leading-snug'}`}
      >
        {isSpecified && <span className="text-base font-normal text-ink-2">{t.by} </span>}
        <Link to={`/entries/${entry.slug}`} className="reach hover:underline" lang={languageOf(entry.name)}>
          {entry.name}
        </Link>
      </Heading>
      <AiLabel use={entry.aiUse} />
      {namesContest && (
        <p className="mt-1 wrap-anywhere" lang={languageOf(contestTitle)}>
          {contestTitle}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2 tabular-nums">
        <PlaceBadge place={entry.place} />
        {rank && <span className="font-medium text-zari-text lining-nums">{top.rank(rank)}</span>}
        {(isSpecified || entry.viewCount !== 0) && <ViewCount entry={entry} />}
        {isSpecified && <span>{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</span>}
      </p>
      {/* In one line with those of the other cards in its row. */}
      {isVotedFor && (
        <p className="mt-auto pt-2">
          <Link
            to={`/vote#${entry.slug}`}
            className="btn btn-ghost w-full"
            aria-label={t.voteFor(entry.name)}
          >
            {t.voteShort}
          </Link>
        </p>
      )}
      {isSpecified && (
        <p className="mt-auto">
          <ExternalLink href={entry.youtubeUrl} className="text-link tap">
            {t.watch}
          </ExternalLink>
        </p>
      )}
    </article>
  );
}
