import type { Sound } from './sound.js';

/** The colors of a cover. */
export interface Cloth {
  ground: string;
  /** The rows of the song on the ground. */
  tone: string;
  letter: string;
  /** The rows of the song in the letter. */
  thread: string;
  border: string;
}

const CREAM = '#fbf7ee';
const SILK = '#f1e7d0';
const SOOT = '#1d1812';

interface Dye {
  name: string;
  color: string;
  /** The letter in this color on cream cloth, where the color itself is too light. */
  onCream?: string;
  letter?: string;
}

/** From a quiet song to a loud one. */
export const DYES: readonly Dye[] = [
  { name: 'soot', color: '#261f17' },
  { name: 'indigo', color: '#1f2c55' },
  { name: 'night pond', color: '#123c47' },
  { name: 'monsoon', color: '#0f4d3b' },
  { name: 'betel', color: '#33591f' },
  { name: 'areca', color: '#55301d' },
  { name: 'laterite', color: '#823420' },
  { name: 'kumkum', color: '#8f1f33' },
  { name: 'lotus', color: '#5f2150' },
  { name: 'turmeric', color: '#c89a35', onCream: '#74560f', letter: SOOT },
];

/** The levels of the first and the last dye. */
const QUIET = 0.3;
const LOUD = 0.8;
/** Songs of one level spread over so many neighbouring dyes. */
const SPREAD = 7;
/** From this crest on, single strokes stand out, and the cloth turns: cream ground, dyed letter. */
const STRONG_STROKES = 1.9;
/** So that also songs of even loudness, as most are, differ in their cloth. */
const TURNED_OF = 4;

/**
 * The dye of a song: its level says the place between soot and turmeric, and the sum of its bars moves it by at most
 * three. Beyond an end it turns back.
 */
export function dyeOf({ level, print }: Sound): Dye {
  const last = DYES.length - 1;
  const place = Math.round(((Math.min(LOUD, Math.max(QUIET, level)) - QUIET) / (LOUD - QUIET)) * last);
  const moved = Math.abs(place + (print % SPREAD) - (SPREAD - 1) / 2);
  return DYES[moved > last ? 2 * last - moved : moved] as Dye;
}

export function clothOf(sound: Sound): Cloth {
  const { color, onCream = color, letter = CREAM } = dyeOf(sound);
  const isTurned = sound.crest >= STRONG_STROKES || sound.print % TURNED_OF === 0;
  if (isTurned)
    return { ground: SILK, tone: '#e2d3b1', letter: onCream, thread: '#e0b75f', border: '#b98a2f' };
  const isLight = letter === SOOT;
  return {
    ground: color,
    tone: mix(color, CREAM, isLight ? 0.28 : 0.13),
    letter,
    thread: isLight ? '#e3bd69' : '#c1943c',
    border: isLight ? SOOT : '#d3a548',
  };
}

/** Of a song that has no waveform: not yet dyed, as the cloth comes from the loom. */
export const UNDYED: Cloth = {
  ground: '#f6efdf',
  tone: '#e9dcbf',
  letter: '#0f4d3b',
  thread: '#d3a548',
  border: '#b98a2f',
};

function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
