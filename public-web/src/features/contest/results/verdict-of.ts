import type { Verdict } from '@paattu/verify';
import type { Result } from './result-query';

/** How the files differ from each other, from those of the announcement, or from the page. */
export type Difference = { in: 'files'; fault: string } | { in: 'manifest' } | { in: 'page' };

/** The first difference; null if there is none. */
export function differenceOf(
  { manifest, lines }: Pick<Result, 'manifest' | 'lines'>,
  verdict: Verdict,
): Difference | null {
  if (verdict.fault !== null) return { in: 'files', fault: verdict.fault };
  if (verdict.manifest !== manifest) return { in: 'manifest' };
  const shown = lines.map(({ number, place, points, places }) => ({ entry: number, place, points, places }));
  return canonical(shown) === canonical(verdict.lines) ? null : { in: 'page' };
}

type Line = Verdict['lines'][number];

const canonical = (lines: Line[]) =>
  JSON.stringify(
    lines.map(({ entry, place, points, places }) => [
      entry,
      place,
      [points.rendition, points.engagement, points.votes, points.total],
      [places.rendition, places.engagement, places.votes],
    ]),
  );
