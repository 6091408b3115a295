import { MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import type { ICommonTagsResult } from 'music-metadata';
import { selectCover } from 'music-metadata';
import { MAX_LYRICS_LENGTH } from '../dto/song-details.dto.js';

/** The tags of an audio file that an upload uses where the owner left a field empty. */
export interface AudioTags {
  picture: Buffer | null;
  lyrics: string | null;
}

/** Ignores tags that the upload form would reject. */
export function readTags(common: ICommonTagsResult): AudioTags {
  const picture = selectCover(common.picture)?.data;
  const lyrics = common.lyrics?.find(({ text }) => text?.trim())?.text;
  return {
    picture: picture && picture.length <= MAX_IMAGE_BYTES ? Buffer.from(picture) : null,
    lyrics: (lyrics && fitLyrics(lyrics)) || null,
  };
}

function fitLyrics(text: string): string | null {
  const lyrics = text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .normalize('NFC');
  return lyrics.length <= MAX_LYRICS_LENGTH ? lyrics : null;
}
