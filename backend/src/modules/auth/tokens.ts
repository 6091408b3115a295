import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. A plain hash is enough for what cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
