import { isISO8601 } from 'class-validator';

/** ISO 8601 with its zone: without one, the moment would be the server's. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export const INSTANT_SENTENCE = 'must be a moment with its zone, such as 2025-06-15T00:00:00+05:30';

/** The moment that a text tells; null where it tells none. */
export function parseInstant(text: unknown): Date | null {
  if (typeof text !== 'string' || !INSTANT.test(text)) return null;
  // JavaScript would take 31 June for 1 July.
  if (!isISO8601(text, { strict: true })) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
