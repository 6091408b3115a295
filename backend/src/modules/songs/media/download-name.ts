import { create, encodeExtended } from 'content-disposition';

/** The Content-Disposition of a song's file: its title, and the slug for old clients where the title is not ASCII. */
export function attachmentOf(song: { title: string; slug: string }, extension: string): string {
  const name = fileNameOf(song);
  const ascii = /^[ -~]+$/.test(name) ? name : song.slug;
  return `${create(`${ascii}.${extension}`)}; filename*=${encodeExtended(`${name}.${extension}`)}`;
}

/** Leaves out what some file system cannot have in a name, or what would change how the name is shown. */
function fileNameOf({ title, slug }: { title: string; slug: string }): string {
  const name = title
    // Joiners (U+200C, U+200D) stay: Malayalam is written with them.
    .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\\/:*?"<>|%]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  return Array.from(name).slice(0, 120).join('') || slug;
}
