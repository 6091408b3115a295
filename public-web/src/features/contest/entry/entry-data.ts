import { localizedPath } from '@paattu/api-client/locales';
import type { PageContext, StructuredData } from '../../../components/structured-data';
import { type EntryAt, picturePath } from './entry-at';

/** The video of an entry, at the address of its page. */
export function entryData(
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
