import { photoPath } from '../photos/photo-path.js';
import type { BallotEntryDto } from './voting.dto.js';

/** SQL for the columns of an entry that visitors vote for. */
export const ENTRY_COLUMNS = `entry.id, entry.slug, entry.name, entry.video_id as "videoId",
  entry.youtube_url as "youtubeUrl", entry.ai_use as "aiUse"`;

export type BallotEntryRow = Omit<BallotEntryDto, 'photoUrl'>;

export function toBallotEntry({
  id,
  slug,
  name,
  videoId,
  youtubeUrl,
  aiUse,
}: BallotEntryRow): BallotEntryDto {
  return { id, slug, name, videoId, youtubeUrl, aiUse, photoUrl: photoPath(id, 'card') };
}
