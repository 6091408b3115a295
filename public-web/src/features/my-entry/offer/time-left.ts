import type { MyOffer } from './offer-query';
import type { OfferWords } from './use-offer-words';

const MINUTE_MS = 60_000;

/**
 * How long the entrant has, by the clock of the server: her own clock, which may be wrong, only says what has passed since the answer
 * arrived. Null while no time runs.
 */
export function msLeft(
  { dueAt, serverNow }: Pick<MyOffer, 'dueAt' | 'serverNow'>,
  now: number,
  arrivedAt: number,
): number | null {
  if (dueAt === null) return null;
  return Date.parse(dueAt) - Date.parse(serverNow) - Math.max(0, now - arrivedAt);
}

export function leftInWords(t: Pick<OfferWords, 'left' | 'soonOver'>, ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  return minutes < 1 ? t.soonOver : t.left(Math.floor(minutes / 60), minutes % 60);
}
