import type { Schemas } from '@paattu/api-client';
import type { Song } from './api';

/** The text of a song, as its form edits it. */
export type SongText = Record<keyof Schemas['SongDetailsDto'], string>;

interface FieldOptions {
  required?: boolean;
  type?: 'date';
  lang?: string;
  multiline?: boolean;
}

/** Each text field of a song, in the order of the form. A new field goes here, with its label in the sentences. */
export const FIELD_OPTIONS: Record<keyof SongText, FieldOptions> = {
  title: { required: true },
  titleMalayalam: { lang: 'ml' },
  artist: { required: true },
  releaseDate: { type: 'date' },
  story: { multiline: true },
  storyMalayalam: { multiline: true, lang: 'ml' },
  description: { multiline: true },
};

/** The story of a song in both languages. The form shows them side by side where there is room. */
export const STORY_FIELDS: readonly (keyof SongText)[] = ['story', 'storyMalayalam'];
export const SONG_FIELDS = Object.keys(FIELD_OPTIONS) as (keyof SongText)[];
export const REQUIRED_SONG_FIELDS = SONG_FIELDS.filter((field) => FIELD_OPTIONS[field].required);

/** The text of a song, or the empty text of a new one, as its form shows it. */
export function toSongText(song?: Song): SongText {
  return Object.fromEntries(SONG_FIELDS.map((field) => [field, song?.[field] ?? ''])) as SongText;
}
