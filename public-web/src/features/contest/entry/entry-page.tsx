import { localizedPath, ownerText } from '@paattu/shared/locales';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../components/load-failure';
import { NotFoundPage } from '../../../components/not-found-page';
import { PageMeta } from '../../../components/page-meta';
import { songsQuery } from '../../../components/song/song-queries';
import { useRenewedQueue } from '../../../components/song/use-renewed-queue';
import { Spinner } from '../../../components/spinner';
import type { PageContext, StructuredData } from '../../../components/structured-data';
import { matchPath } from '../../../lib/router/match-path';
import { useServices } from '../../../lib/services';
import { useFirstAnswers } from '../../../lib/use-first-answers';
import { useLocale, usePath, useTranslations } from '../../../translations/use-translations';
import { EntryArticle } from './entry-article';
import { type EntryAt, entryAtQuery, picturePath } from './entry-at';
import { EntryNeighbours } from './entry-neighbours';
import { OtherVoices } from './other-voices';

/** An approved entry at its address, which it keeps for ever: its video, and what its singer shares. */
export function EntryPage() {
  const t = useTranslations('gallery');
  const { api } = useServices();
  const slug = matchPath('/entries/:slug', usePath())?.slug ?? '';
  const query = entryAtQuery(api, slug);
  useFirstAnswers([query, songsQuery(api)], (queries) =>
    Promise.all([queries.prefetchQuery(query), queries.prefetchQuery(songsQuery(api))]),
  );
  const { data: entry, isLoadingError, refetch } = useQuery(query);
  const { data: songs } = useQuery(songsQuery(api));
  useRenewedQueue(songs);
  if (entry === null) return <NotFoundPage />;
  if (!entry)
    return (
      <div className="wrap pt-12 md:pt-16">
        <PageMeta title={t.title} path={`/entries/${slug}`} />
        <h1 className="text-4xl">{t.title}</h1>
        {isLoadingError ? (
          <LoadFailure message={t.entry.failed} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t.entry.loading} />
        )}
      </div>
    );
  return (
    // Another entry begins with its own state: its video does not play.
    <div key={entry.id} className="wrap pt-8 md:pt-12">
      <EntryHead entry={entry} />
      <EntryArticle entry={entry} songs={songs ?? []} />
      <EntryNeighbours entry={entry} />
      {/* They load after the entry, so nothing is below them that they would move. */}
      <OtherVoices entry={entry} />
    </div>
  );
}

function EntryHead({ entry }: { entry: EntryAt }) {
  const t = useTranslations('gallery').entry;
  const locale = useLocale();
  const song = ownerText(locale, entry.songTitle, entry.songTitleMalayalam);
  const contest = ownerText(locale, entry.contestTitle, entry.contestTitleMalayalam);
  const name = t.titleOf(entry.name, song);
  const description =
    entry.place === 1
      ? t.winnerDescriptionOf(entry.name, song, contest)
      : t.descriptionOf(entry.name, song, contest);
  return (
    <PageMeta
      title={name}
      description={description}
      path={`/entries/${entry.slug}`}
      type="video.other"
      image={{
        path: picturePath(entry, 'og', locale),
        alt: t.pictureOf(entry.name, contest),
        size: { width: 1200, height: 630 },
      }}
      structuredData={
        import.meta.env.SSR ? (page) => entryData(entry, { name, description }, page) : undefined
      }
    />
  );
}

/** The video of an entry, at the address of its page. */
function entryData(
  entry: EntryAt,
  { name, description }: { name: string; description: string },
  { origin, locale }: PageContext,
): StructuredData {
  return {
    '@type': 'VideoObject',
    name,
    description,
    url: origin + localizedPath(locale, `/entries/${entry.slug}`),
    inLanguage: 'ml',
    thumbnailUrl: origin + picturePath(entry, 'og', locale),
    uploadDate: entry.submittedAt,
    embedUrl: `https://www.youtube.com/embed/${entry.videoId}`,
    sameAs: entry.youtubeUrl,
    creator: { '@type': 'Person', name: entry.name },
    interactionStatistic:
      entry.viewCount === null || entry.viewsRefreshedAt === null
        ? undefined
        : {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/WatchAction',
            userInteractionCount: entry.viewCount,
          },
  };
}
