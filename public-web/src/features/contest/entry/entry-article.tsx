import { ownerText } from '@paattu/api-client/locales';
import { useEffect, useState } from 'react';
import { ExternalLink } from '../../../components/external-link';
import { ViewsMeaning } from '../../../components/views-meaning';
import type { Song } from '../../../components/song/song-queries';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { usePlayerState } from '../../../lib/player/use-player';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { AiLabel } from './ai-label';
import { ContestLink } from '../facts/contest-link';
import type { EntryAt } from './entry-at';
import { EntryShare } from './entry-share';
import { EntrySong } from './entry-song';
import { EntryVideo } from './entry-video';
import { PlaceBadge } from './place-badge';
import { ViewCount, ViewsSource } from './view-count';
import { VoteForEntry } from './vote-for-entry';

/** The video of an entry in its place, beside its name, contest and song. */
export function EntryArticle({ entry, songs }: { entry: EntryAt; songs: readonly Song[] }) {
  const t = useTranslations('gallery');
  const { top } = useTranslations('contest');
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const song = ownerText(useLocale(), entry.songTitle, entry.songTitleMalayalam);
  const { slug, title, titleMalayalam } = contestOf(entry);
  const [isPlaying, setPlaying] = useState(false);
  const { status } = usePlayerState();
  // Either the video or the player. Not while rendering: the player still plays when a press opens the video.
  useEffect(() => {
    if (status === 'playing') setPlaying(false);
  }, [status]);
  return (
    <article aria-labelledby="entry-title" className="entry-article">
      <div className="min-w-0">
        <EntryVideo entry={entry} position={0} isPlaying={isPlaying} onPlay={() => setPlaying(true)} />
        {isPlaying && <p className="mt-2 text-sm text-ink-2">{t.videoHint}</p>}
      </div>
      <div className="min-w-0">
        <p className="min-h-11">
          <ContestLink contest={{ slug, title, titleMalayalam }} />
        </p>
        <h1 id="entry-title" className="text-4xl wrap-anywhere" lang={languageOf(entry.name)}>
          {entry.name}
        </h1>
        <p className="mt-3 text-xl wrap-anywhere text-ink-2">{t.entry.sings(song)}</p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-ink-2 tabular-nums">
          <PlaceBadge place={entry.place} />
          <AiLabel use={entry.aiUse} />
          <ViewCount entry={entry} />
          <span>{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</span>
        </p>
        <ExternalLink href={entry.youtubeUrl} className="text-link tap print:hidden">
          {t.watch}
        </ExternalLink>
        <VoteForEntry entry={entry} />
        <EntryShare entry={entry} />
        <EntrySong entry={entry} songs={songs} />
        <ViewsSource entries={[entry]} />
        <ViewsMeaning />
      </div>
    </article>
  );
}

function contestOf({
  contestSlug: slug,
  contestTitle: title,
  contestTitleMalayalam: titleMalayalam,
}: EntryAt) {
  return { slug, title, titleMalayalam };
}
