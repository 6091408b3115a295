import type { JuryAssignment } from '../api';

/** Which marks the page shows: one criterion, or both by their weights. */
export type ShownMarks = 'both' | 'rendition' | 'engagement';

/** A submitted mark from 0 to 10; null for all others, which do not count, and while marks are hidden. */
export function markOf(
  { weightedMark, rendition, engagement }: Pick<JuryAssignment, 'weightedMark' | 'rendition' | 'engagement'>,
  shown: ShownMarks | null,
): number | null {
  if (shown === null) return null;
  if (shown === 'both') return weightedMark;
  const halfPoints = { rendition, engagement }[shown];
  return halfPoints === null ? null : halfPoints / 2;
}

export function meanOf(marks: (number | null)[]): number | null {
  const given = marks.filter((mark) => mark !== null);
  return given.length === 0 ? null : given.reduce((sum, mark) => sum + mark, 0) / given.length;
}
