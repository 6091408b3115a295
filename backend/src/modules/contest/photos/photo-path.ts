import type { PhotoQueryDto } from './photo-query.dto.js';

/** The address of the photo of an approved entry. */
export function photoPath(entryId: string, size: PhotoQueryDto['size']): string {
  return `/api/contest/entries/${entryId}/photo${size === 'card' ? '?size=card' : ''}`;
}
