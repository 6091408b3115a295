import { parseVideoId } from '@paattu/api-client/youtube-url';

/** The field has text that is not the URL of a YouTube video. */
export function isInvalidUrl(youtubeUrl: string): boolean {
  return youtubeUrl.trim() !== '' && parseVideoId(youtubeUrl) === null;
}
