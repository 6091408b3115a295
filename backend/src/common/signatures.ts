import { createHmac, timingSafeEqual } from 'node:crypto';

/** The signature of a text, to be sent in a link. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time. */
export function isSignature(secret: string, text: string, given: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
