import type { Schemas } from '@paattu/api-client';

/** All that is written about a song. */
export type SongText = Schemas['SongDetailsDto'];

/** What stands in a song's form. */
export function readSongText(form: HTMLFormElement): SongText {
  const fields = new FormData(form);
  const textOf = (name: keyof SongText) => String(fields.get(name) ?? '');
  return {
    title: textOf('title'),
    artist: textOf('artist'),
    titleMalayalam: textOf('titleMalayalam'),
    releaseDate: textOf('releaseDate'),
    description: textOf('description'),
  };
}
