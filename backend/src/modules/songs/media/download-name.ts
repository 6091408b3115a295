import { create, encodeExtended } from 'content-disposition';
import { charactersOf } from '../../../common/text-start.js';

/** Names the file after the title; old clients get the slug if the title is not ASCII. */
export function attachmentOf(song: { title: string; slug: string }, extension: string): string {
  const name = fileNameOf(song, extension);
  const ascii = /^[ -~]+$/.test(name) ? name : song.slug;
  return `${create(`${ascii}.${extension}`)}; filename*=${encodeExtended(`${name}.${extension}`)}`;
}

/** Removes characters that a file system rejects, or that change the direction of text. */
function fileNameOf({ title, slug }: { title: string; slug: string }, extension: string): string {
  const name = title
    // Keeps joiners (U+200C, U+200D), which Malayalam needs.
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\\/:*?"<>|%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  return fitFileName(name, extension).replace(/(?<![. ])[. ]+$/, '') || slug;
}

/** The limit of the usual file systems, for the name with its extension. */
const MAX_BYTES = 255;

/** Returns the longest start of a name, in whole characters as people see them, that fits before its extension. */
function fitFileName(name: string, extension: string): string {
  let room = MAX_BYTES - Buffer.byteLength(`.${extension}`);
  let fitting = '';
  for (const character of charactersOf(name)) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    fitting += character;
  }
  return fitting;
}
