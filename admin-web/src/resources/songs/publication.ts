import { formatZonedTime } from '../../lib/format';
import type { StatusTone } from '../../components/status-label';
import type { Song } from './api';
import { songSentences } from './sentences';

const t = songSentences.publication;

export type PublicationState = 'hidden' | 'scheduled' | 'published';

export function publicationOf(
  { publishedAt }: Pick<Song, 'publishedAt'>,
  now = Date.now(),
): PublicationState {
  if (publishedAt === null) return 'hidden';
  return Date.parse(publishedAt) > now ? 'scheduled' : 'published';
}

export const PUBLICATION_TONES: Record<PublicationState, StatusTone> = {
  hidden: 'aside',
  scheduled: 'waiting',
  published: 'good',
};

/** The state in words, such as 'Scheduled for 15 Aug 2026, 18:00 IST'. */
export function publicationLabel({ publishedAt }: Pick<Song, 'publishedAt'>): string {
  if (publishedAt === null) return t.hidden;
  return t[publicationOf({ publishedAt }) === 'scheduled' ? 'scheduled' : 'published'](
    formatZonedTime(publishedAt),
  );
}
