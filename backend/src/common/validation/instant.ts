import { isISO8601 } from 'class-validator';

/** ISO 8601 with a zone: without one, the zone of the server would apply. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

export const INSTANT_SENTENCE = 'must be a moment with its zone, such as 2025-06-15T00:00:00+05:30';

/** Returns the instant, or null for an invalid text. */
export function parseInstant(text: unknown): Date | null {
  if (typeof text !== 'string' || !INSTANT.test(text)) return null;
  // JavaScript accepts 31 June as 1 July.
  if (!isISO8601(text, { strict: true })) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
