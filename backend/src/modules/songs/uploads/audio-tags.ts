import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import type { ICommonTagsResult, IPicture } from 'music-metadata';
import { plainLines } from '../../../common/validation/plain-lines.js';
import { MAX_LYRICS_LENGTH } from '../dto/song-details.dto.js';
import { repairEncoding } from './repair-encoding.js';
import { withoutTimes } from './without-times.js';

/** The tags of an audio file that an upload uses where the owner left a field empty. */
export interface AudioTags {
  picture: Buffer | null;
  lyrics: string | null;
}

const NONE: AudioTags = { picture: null, lyrics: null };

/** Ignores tags that cannot be read: they do not matter to a file that plays. */
export async function parseTags(content: Readable, path: string, size: number): Promise<AudioTags> {
  try {
    // Only an upload needs it.
    const { parseStream, selectCover } = await import('music-metadata');
    const { common } = await parseStream(content, { path, size });
    return readTags(common, selectCover(common.picture));
  } catch {
    return NONE;
  }
}

/** Ignores tags that the upload form would reject. */
function readTags(common: ICommonTagsResult, cover: IPicture | null): AudioTags {
  const picture = cover?.data;
  const lyrics = common.lyrics?.find(({ text }) => text?.trim())?.text;
  return {
    picture: picture && picture.length <= MAX_IMAGE_BYTES ? Buffer.from(picture) : null,
    lyrics: (lyrics && fitLyrics(lyrics)) || null,
  };
}

function fitLyrics(text: string): string | null {
  const lyrics = withoutTimes(plainLines(repairEncoding(text))).normalize('NFC');
  return lyrics.length <= MAX_LYRICS_LENGTH ? lyrics : null;
}
