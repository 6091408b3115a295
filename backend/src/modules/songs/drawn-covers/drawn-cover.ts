import { createHash } from 'node:crypto';
import { firstLetter } from './first-letter.js';

/** Raised when the drawing changes, so that each cover gets a new address. */
export const DRAWING = 1;

interface Titles {
  title: string;
  titleMalayalam: string | null;
}

/** The audio, and whether its waveform is drawn. */
interface Sound {
  audioHash: string | null;
  processing: string;
}

/** Malayalam first. A cover is the same in both languages of the site. */
export function letterOf({ title, titleMalayalam }: Titles): string | null {
  return (titleMalayalam && firstLetter(titleMalayalam)) || firstLetter(title);
}

/** Identifies the content of a drawn cover in its addresses, which lists repeat for each song. Only a song that is drawn anew has another one. */
export function drawnVersionOf(song: Titles & Sound): string {
  const sound = song.processing === 'done' ? song.audioHash : null;
  const content = JSON.stringify([DRAWING, letterOf(song), sound]);
  return `d${createHash('sha256').update(content).digest('hex').slice(0, 11)}`;
}

/** What `grounds.cover` says of grounds that belong to the drawn cover of this audio. */
export function drawnGroundsKeyOf({ audioHash }: Pick<Sound, 'audioHash'>): string {
  return `drawn ${DRAWING} ${audioHash}`;
}
