import { localizedPath, ownerText } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from '../../../components/external-link';
import { Link } from '../../../components/link';
import { Icon } from '../../../components/icon';
import { shareLink } from '../../../components/song/share-link';
import type { Song } from '../../../components/song/song-queries';
import { SongTile } from '../../../components/song/song-tile';
import { ViewsMeaning } from '../../../components/views-meaning';
import { useDates } from '../../../lib/dates';
import { useLanguageOf } from '../../../lib/language';
import { useServices } from '../../../lib/services';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import { ContestLink } from '../facts/contest-link';
import { contestQuery } from '../facts/contest-queries';
import { songOf } from '../facts/contest-song';
import { AiLabel } from './ai-label';
import { type EntryAt, picturePath } from './entry-at';
import { EntryVideo } from './entry-video';
import { PlaceBadge } from './place-badge';
import { useOneVideo } from './use-one-video';
import { ViewCount, ViewsSource } from './view-count';

/** The video of an entry in its place, beside its name, contest and song. */
export function EntryArticle({ entry, songs }: { entry: EntryAt; songs: readonly Song[] }) {
  const t = useTranslations('gallery');
  const { top } = useTranslations('contest');
  const { date } = useDates();
  const languageOf = useLanguageOf();
  const song = ownerText(useLocale(), entry.songTitle, entry.songTitleMalayalam);
  const { slug, title, titleMalayalam } = contestOf(entry);
  const { playing, play } = useOneVideo();
  const isPlaying = playing === entry.slug;
  return (
    <article aria-labelledby="entry-title" className="entry-article">
      <div className="min-w-0">
        <EntryVideo entry={entry} position={0} isPlaying={isPlaying} onPlay={() => play(entry.slug)} />
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
          <ViewCount entry={entry} />
          <span>{top.submittedOn(date(entry.submittedAt, SITE_TIME_ZONE))}</span>
        </p>
        <AiLabel use={entry.aiUse} />
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

/** The way from an entry to the page of votes while visitors vote in its contest, and to the result once there is one. */
function VoteForEntry({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const { api } = useServices();
  const { data: contest } = useQuery(contestQuery(api));
  if (entry.hasResults)
    return (
      <p className="my-4 print:hidden">
        <Link to={`/contests/${entry.contestSlug}/results`} className="btn btn-ghost">
          {t.result}
        </Link>
      </p>
    );
  if (contest?.slug !== entry.contestSlug || contest.state !== 'voting') return null;
  return (
    <p className="my-4 print:hidden">
      <Link to={`/vote#${entry.slug}`} className="btn">
        {t.vote}
      </Link>
    </p>
  );
}

/** Shares the address of the page, and offers its picture for a status. */
function EntryShare({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const { card, share } = useTranslations('songs');
  const { origin } = useServices();
  const locale = useLocale();
  const title = t.titleOf(entry.name, ownerText(locale, entry.songTitle, entry.songTitleMalayalam));
  const text = `${title} · ${ownerText(locale, entry.contestTitle, entry.contestTitleMalayalam)}`;
  const url = origin + localizedPath(locale, `/entries/${entry.slug}`);
  return (
    <div className="-mx-2 mt-4 flex flex-wrap items-center gap-x-1 gap-y-2 print:hidden">
      <button
        type="button"
        className="chip"
        aria-label={card.share(entry.name)}
        onClick={() => void shareLink({ title, text, url }, share)}
      >
        <Icon name="share" size={18} /> {card.shareShort}
      </button>
      <a className="chip" href={picturePath(entry, 'status', locale)} download={`${entry.slug}.jpg`}>
        <Icon name="download" size={18} /> {t.picture}
      </a>
    </div>
  );
}

/** The song that the entry covers, with its play button. Nothing while the site does not have it. */
function EntrySong({ entry, songs }: { entry: EntryAt; songs: readonly Song[] }) {
  const t = useTranslations('gallery').entry;
  const song = songOf(songs, entry);
  if (!song) return null;
  return (
    <section aria-labelledby="song-title" className="mt-8 print:hidden">
      <h2 id="song-title" className="text-xl">
        {t.original}
      </h2>
      <div className="mt-3 w-40">
        <SongTile song={song} queue={songs} />
      </div>
    </section>
  );
}
