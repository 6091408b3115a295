import { videoUrl } from '@paattu/api-client/youtube-url';
import type { EntryRevision } from './revisions/entry-revision.entity.js';
import type { MyRevisionDto } from './my-revision.dto.js';
import { photoVersion } from './photo-version.js';

export function toMyRevision(revision: EntryRevision): MyRevisionDto {
  const { entryId, name, videoId, verificationImageUrl: key, createdAt } = revision;
  return {
    name,
    youtubeUrl: videoId && videoUrl(videoId),
    photoUrl: key && `/api/my-entry/${entryId}/revision/photo?v=${photoVersion(key)}`,
    createdAt,
  };
}
