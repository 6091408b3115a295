import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a link: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The database stores this hash. A fast hash is enough for a secret of 256 bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
