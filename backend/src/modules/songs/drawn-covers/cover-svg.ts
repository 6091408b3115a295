import { clothOf, UNDYED } from './cloth.js';
import { type Outline, outlineOf } from './letter-outline.js';
import { soundOf } from './sound.js';
import { type Field, stitchOf, weave } from './weave.js';

/** What the drawn cover of a song shows. */
export interface DrawnCover {
  /** Null if the titles have none that we can draw. */
  letter: string | null;
  /** 0 to 100; null until the waveform is drawn. */
  waveform: readonly number[] | null;
  durationSeconds: number | null;
}

const SIDE = 1_000;
const ROWS = 8;
/** The part of its field that a letter takes at most. */
const LETTER = { width: 0.84, height: 0.7 };
/** Around the letter, the ground has no rows. */
const RIM = 40;
/** The woven border (`.zari` in the site's styles), in its own unit, with its place on the cloth. */
const ZARI = { unit: 4.6, place: 132 };

type Side = 'foot' | 'left' | 'both';
const BORDERS: readonly Side[] = ['foot', 'left', 'both'];

/** So that the cloth ends also on a page of its own color. Half of it is outside. */
const EDGE = 10;

/** A song whose title has no letter of ours has the lozenge of the weavers. */
const LOZENGE: Outline = {
  path: 'M400 0L800 400L400 800L0 400ZM400 170L170 400L400 630L630 400ZM400 290L510 400L400 510L290 400Z',
  left: 0,
  top: 0,
  width: 800,
  height: 800,
};

/**
 * Draws the cover of a song that has none: the first letter of the title, woven of the song's own waveform. A pure
 * function: the same song has the same cover, on each machine. It contains no text, so it needs no font, and nothing of a
 * title is markup.
 */
export async function coverSvg({ letter, waveform, durationSeconds }: DrawnCover): Promise<string> {
  const outline = (letter && (await outlineOf(letter))) || LOZENGE;
  const sound = waveform && soundOf(waveform);
  const side = sound ? (BORDERS[Math.round(durationSeconds ?? 0) % BORDERS.length] ?? 'foot') : 'foot';
  const field = FIELDS[side];
  const { ground, tone, letter: ink, thread, border } = sound ? clothOf(sound) : UNDYED;
  const rows = weave(waveform ?? [], field, ROWS, sound ? stitchOf(sound) : 'bar');
  const shape = `<path d="${outline.path}"`;
  const place = placeOf(outline, field);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs><clipPath id="letter">${shape} transform="${place.transform}"/></clipPath><path id="rows" d="${rows}"/></defs><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><use href="#rows" fill="${tone}"/><g transform="${place.transform}">${shape} fill="${ground}" stroke="${ground}" stroke-width="${Math.round((2 * RIM) / place.scale)}" stroke-linejoin="round"/>${shape} fill="${ink}"/></g><g clip-path="url(#letter)"><use href="#rows" fill="${thread}"/></g>${bordersOf(side, border)}<path d="M0 0H${SIDE}V${SIDE}H0Z" fill="none" stroke="${tone}" stroke-width="${EDGE}"/></svg>`;
}

const FIELDS: Record<Side, Field> = {
  foot: { left: 0, top: 0, width: SIDE, height: SIDE - ZARI.place },
  left: { left: ZARI.place, top: 0, width: SIDE - ZARI.place, height: SIDE },
  both: { left: 0, top: ZARI.place - 20, width: SIDE, height: SIDE - 2 * (ZARI.place - 20) },
};

/** In the middle of the field, as large as its part allows. */
function placeOf(outline: Outline, { left, top, width, height }: Field) {
  const scale = Math.min((width * LETTER.width) / outline.width, (height * LETTER.height) / outline.height);
  const x = left + (width - outline.width * scale) / 2 - outline.left * scale;
  const y = top + (height - outline.height * scale) / 2 - outline.top * scale;
  return { scale, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})` };
}

const STITCHES = 18;

/** The parts 2, 3, 4, 3 and 2 from top to bottom; the middle one has a notch of 2 in 12. */
const BAND = [
  ...[0, 12].map((part) => `M0 ${part * ZARI.unit}h${SIDE}v${2 * ZARI.unit}H0z`),
  ...Array.from({ length: STITCHES }, (_, index) => {
    const [left, width] = [(index * SIDE) / STITCHES, (SIDE / STITCHES) * (10 / 12)];
    return `M${left.toFixed(1)} ${5 * ZARI.unit}h${width.toFixed(1)}v${4 * ZARI.unit}h-${width.toFixed(1)}z`;
  }),
].join('');

function bordersOf(side: Side, color: string): string {
  const margin = (ZARI.place - 14 * ZARI.unit) / 2;
  const at = (transform: string) => `<path d="${BAND}" fill="${color}" transform="${transform}"/>`;
  switch (side) {
    case 'foot':
      return at(`translate(0 ${SIDE - ZARI.place + margin})`);
    case 'left':
      return at(`matrix(0 1 1 0 ${margin} 0)`);
    case 'both':
      return at(`translate(0 ${margin})`) + at(`matrix(1 0 0 -1 0 ${SIDE - margin})`);
  }
}
