import { cleanLine } from '@paattu/shared/pasted';
import { MAX_IMAGE_BYTES, MAX_LYRICS_LENGTH, MAX_SONG_LINE_LENGTH } from '@paattu/shared/rules';
import { repairEncoding, withoutTimes } from '@paattu/shared/tag-text';
import type { ICommonTagsResult, IPicture } from 'music-metadata';
import { type Titles, titlesOf } from './title-of-name';

/** What the tags of a file say, as the form takes it: blank where they say nothing. */
export interface Tags extends Titles {
  artist: string;
  releaseDate: string;
  description: string;
  cover: File | null;
}

export const NO_TAGS: Tags = {
  title: '',
  titleMalayalam: '',
  artist: '',
  releaseDate: '',
  description: '',
  cover: null,
};

/** More than lyrics and a picture that the site takes. The parser is slow in larger ones, and they hold the page up. */
const MAX_TAG_BYTES = 8 * 1024 * 1024;

/** Reads the tags of a file here, before anything is sent. Null if they cannot be read, which is no reason to reject the file. */
export async function readTags(file: File): Promise<Tags | null> {
  try {
    if ((await tagBytes(file)) > MAX_TAG_BYTES) return null;
    const { parseBlob, selectCover } = await import('music-metadata');
    // By its content: systems state types that are wrong, and names are wrong too.
    const { common } = await parseBlob(file.slice(), { duration: false });
    return toTags(common, selectCover(common.picture));
  } catch {
    return null;
  }
}

/** What an MP3 says of the length of its tag, in seven bits of each byte. */
async function tagBytes(file: File): Promise<number> {
  const head = new Uint8Array(await file.slice(0, 10).arrayBuffer());
  if (String.fromCharCode(...head.subarray(0, 3)) !== 'ID3') return 0;
  return head.subarray(6).reduce((length, byte) => length * 128 + (byte & 127), 0);
}

/** Leaves out what the form would reject. */
function toTags(
  { title, artist, date, releasedate, lyrics }: ICommonTagsResult,
  picture: IPicture | null,
): Tags {
  return {
    ...titlesOf(lineOf(title)),
    artist: lineOf(artist),
    releaseDate: [releasedate, date].find(isDate) ?? '',
    description: lyricsOf(lyrics?.find(({ text }) => text?.trim())?.text),
    cover: picture && fileOf(picture),
  };
}

function lineOf(text = ''): string {
  const line = cleanLine(repairEncoding(text)).normalize('NFC');
  return line.length <= MAX_SONG_LINE_LENGTH ? line : '';
}

function lyricsOf(text = ''): string {
  const lyrics = withoutTimes(repairEncoding(text).replace(/\r\n?/g, '\n')).trim().normalize('NFC');
  return lyrics.length <= MAX_LYRICS_LENGTH ? lyrics : '';
}

/** Most tags have a year alone, and the field needs a day. */
function isDate(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function fileOf({ data, format }: IPicture): File | null {
  if (data.length === 0 || data.length > MAX_IMAGE_BYTES) return null;
  const type = format.includes('/') ? format : `image/${format}`;
  return new File([new Uint8Array(data)], 'cover', { type });
}
