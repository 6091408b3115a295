import { MAX_IMAGE_BYTES } from '@paattu/api-client/rules';
import type { ICommonTagsResult } from 'music-metadata';
import { selectCover } from 'music-metadata';
import { MAX_LYRICS_LENGTH } from '../dto/song-details.dto.js';

/** What an audio file says of its song, as far as an upload makes use of it where the owner gave nothing. */
export interface AudioTags {
  picture: Buffer | null;
  lyrics: string | null;
}

/** Passes over what the upload form would refuse. */
export function readTags(common: ICommonTagsResult): AudioTags {
  const picture = selectCover(common.picture)?.data;
  const lyrics = common.lyrics?.find(({ text }) => text?.trim())?.text;
  return {
    picture: picture && picture.length <= MAX_IMAGE_BYTES ? Buffer.from(picture) : null,
    lyrics: (lyrics && fitLyrics(lyrics)) || null,
  };
}

function fitLyrics(text: string): string | null {
  const lyrics = text.replace(/\r\n?/g, '\n').replaceAll('\0', '').normalize('NFC');
  return lyrics.length <= MAX_LYRICS_LENGTH ? lyrics : null;
}
