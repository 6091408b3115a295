import { quantile, type Sound } from './sound.js';

/** A part of the cover. */
export interface Field {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Stitch = 'lozenge' | 'bar' | 'thread' | 'step';

/** The distance of two bars, and the width of one. */
const PITCH = 20;
const WIDTH = 10;
/** A bar fills at most so much of the height of its row. */
const FILL = 0.78;
const SMALLEST = 4;
/** Of a counted thread: a stitch and the gap after it. */
const COUNT = { stitch: 9, gap: 6 };
/** Below each of these movements: long notes, an even song, many strokes; a beat above them. */
const STITCHES: Array<[below: number, Stitch]> = [
  [0.09, 'lozenge'],
  [0.16, 'bar'],
  [0.25, 'thread'],
];

export function stitchOf({ movement }: Sound): Stitch {
  return STITCHES.find(([below]) => movement < below)?.[1] ?? 'step';
}

/**
 * Weaves the bars of a song into rows, the first part of the song above, as the data of one SVG path to be filled.
 * Without bars, the rows are even.
 */
export function weave(bars: readonly number[], field: Field, rows: number, stitch: Stitch): string {
  const columns = Math.round(field.width / PITCH);
  const [pitch, height] = [field.width / columns, field.height / rows];
  const levels = spread(averages(bars, rows * columns));
  return levels
    .map((level, index) => {
      const x = field.left + ((index % columns) + 0.5) * pitch;
      const y = field.top + (Math.floor(index / columns) + 0.5) * height;
      return draw(stitch, {
        x,
        y,
        length: Math.max(SMALLEST, level * height * FILL),
        isEven: index % 2 === 0,
      });
    })
    .join('');
}

/** The means of so many equal parts. */
function averages(bars: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * bars.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * bars.length) / count));
    const part = bars.slice(from, to);
    return part.reduce((sum, bar) => sum + bar, 0) / Math.max(1, part.length);
  });
}

/** From 0 to 1, so that also a song of even loudness shows its shape. */
function spread(levels: number[]): number[] {
  const [low, high] = [quantile(levels, 0.02) * 0.7, quantile(levels, 0.99)];
  if (high - low < 1e-6) return levels.map(() => 0.4);
  return levels.map((level) => Math.min(1, Math.max(0, (level - low) / (high - low))) ** 1.15);
}

interface Bar {
  x: number;
  y: number;
  length: number;
  isEven: boolean;
}

function draw(stitch: Stitch, { x, y, length, isEven }: Bar): string {
  const half = length / 2;
  switch (stitch) {
    case 'bar':
      return rect(x, y - half, length);
    case 'step':
      return rect(x, isEven ? y - length * 0.72 : y - length * 0.28, length);
    case 'lozenge':
      return `M${n(x)} ${n(y - half)}l${WIDTH * 0.8} ${n(half)}l${-WIDTH * 0.8} ${n(half)}l${-WIDTH * 0.8} ${n(-half)}z`;
    case 'thread': {
      const step = COUNT.stitch + COUNT.gap;
      const count = Math.max(1, Math.round((length + COUNT.gap) / step));
      const top = y - (count * step - COUNT.gap) / 2;
      return Array.from({ length: count }, (_, index) =>
        rect(x, top + index * step, COUNT.stitch, WIDTH + 4),
      ).join('');
    }
  }
}

function rect(x: number, top: number, height: number, width = WIDTH): string {
  return `M${n(x - width / 2)} ${n(top)}h${width}v${n(height)}h${-width}z`;
}

function n(value: number): number {
  return Math.round(value * 10) / 10;
}
