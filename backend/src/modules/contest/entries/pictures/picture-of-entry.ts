import { createHash } from 'node:crypto';

/** The texts of an entry's picture in each language, and its photo. */
export interface PictureOfEntry {
  name: string;
  /** Storage key of the photo in the size of a card. */
  cardKey: string;
  contest: {
    title: string;
    titleMalayalam: string | null;
    songTitle: string;
    songTitleMalayalam: string | null;
  };
}

/** Changes with the drawing of pictures, so that no cache keeps those of the release before. */
const DRAWING = 1;

/** Names what a picture shows. An address with it always has the same picture. */
export function versionOf({ name, cardKey, contest }: PictureOfEntry): string {
  const { title, titleMalayalam, songTitle, songTitleMalayalam } = contest;
  const content = [DRAWING, name, cardKey, title, titleMalayalam, songTitle, songTitleMalayalam];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}
