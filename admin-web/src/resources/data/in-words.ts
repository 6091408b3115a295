import { formatCount, formatDate } from '../../lib/format';
import type { RetentionKind } from './api';
import { dataSentences, type Noun } from './sentences';

const t = dataSentences.kinds;

/** Such as `312 photos of rejected entries`. Another release may count a kind that this one does not know. */
export function countInWords(kind: string, count: number): string {
  const noun = (t.nouns as Partial<Record<string, Noun>>)[kind] ?? t.otherNoun;
  return noun(formatCount(count), count);
}

/** The deletions of a kind in the next nights, in sentences. */
export function forecastInWords(
  {
    kind,
    upcoming,
    laterCount,
    heldCount,
  }: Pick<RetentionKind, 'kind' | 'upcoming' | 'laterCount' | 'heldCount'>,
  formatDay: (instant: string) => string = formatDate,
): string {
  const sentences = upcoming.map(({ at, count }) => t.on(formatDay(at), countInWords(kind, count)));
  if (laterCount > 0) sentences.push(t.later(countInWords(kind, laterCount)));
  if (heldCount > 0) sentences.push(t.held(countInWords(kind, heldCount)));
  return sentences.length === 0 ? t.nothing : sentences.join(' ');
}

/** The deletions of a night, the most first; null for none. */
export function deletedInWords(counts: Record<string, number>): string | null {
  const deleted = Object.entries(counts).filter(([, count]) => count > 0);
  if (deleted.length === 0) return null;
  const byCount = deleted.sort(([, a], [, b]) => b - a);
  return byCount.map(([kind, count]) => countInWords(kind, count)).join(', ');
}
