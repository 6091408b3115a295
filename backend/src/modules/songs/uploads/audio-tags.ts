import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES, MAX_LYRICS_LENGTH } from '@paattu/shared/rules';
import { repairEncoding, withoutTimes } from '@paattu/shared/tag-text';
import type { ICommonTagsResult, IPicture } from 'music-metadata';
import { plainLines } from '../../../common/validation/plain-lines.js';

/** The tags of an audio file that an upload uses where the owner left a field empty. */
export interface AudioTags {
  picture: Buffer | null;
  lyrics: string | null;
}

export const NO_TAGS: AudioTags = { picture: null, lyrics: null };

/** Ignores tags that cannot be read: they do not matter to a file that plays. */
export async function parseTags(content: Readable, path: string, size: number): Promise<AudioTags> {
  try {
    // Only an upload needs it.
    const { parseStream, selectCover } = await import('music-metadata');
    const { common } = await parseStream(content, { path, size });
    return readTags(common, selectCover(common.picture));
  } catch {
    return NO_TAGS;
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
