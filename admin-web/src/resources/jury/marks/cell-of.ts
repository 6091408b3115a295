import { formatTenths } from '../../../lib/format';
import type { JuryAssignment } from '../api';
import { jurySentences } from '../sentences';
import { markOf, type ShownMarks } from './mark-of';

const t = jurySentences.marks;

/** The lowest mark of each tint but the palest. */
const TINTS_FROM = [4, 6, 7, 8, 9];

export interface Cell {
  /** What is written in it; empty for an open one. */
  text: string;
  /** The same in words, where the text is short. */
  words: string | null;
  look: 'none' | 'open' | 'draft' | 'out' | `tint-${number}`;
}

/** How the table shows what a judge did with an entry; undefined where it is not assigned. A submitted mark can be hidden. */
export function cellOf(assignment: JuryAssignment | undefined, shown: ShownMarks | null): Cell {
  if (assignment === undefined) return { text: '', words: t.cells.none, look: 'none' };
  const { state } = assignment;
  const mark = markOf(assignment, shown);
  if (mark !== null) {
    const tint = TINTS_FROM.filter((least) => mark >= least).length;
    return { text: formatMark(mark, shown ?? 'both'), words: null, look: `tint-${tint}` };
  }
  if (state === 'submitted') return { text: t.cells.submitted, words: null, look: 'tint-1' };
  if (state === 'abstained' || state === 'recused')
    return { text: t.short[state], words: t.cells[state], look: 'out' };
  if (state === 'draft') return { text: t.cells.draft, words: null, look: 'draft' };
  return { text: '', words: t.cells.open, look: 'open' };
}

/** Judges give halves; the weights make other fractions of them. */
export const formatMark = (mark: number, shown: ShownMarks) =>
  shown === 'both' ? formatTenths(mark) : String(mark);
