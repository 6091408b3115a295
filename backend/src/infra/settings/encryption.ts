import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts with AES-256-GCM. A text of one name cannot be decrypted as that of another. */
export function encrypt(secret: string, name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Null if it was encrypted with another secret or for another name, or was changed since. */
export function decrypt(secret: string, name: string, sealed: Buffer): string | null {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (sealed.length < tagEnd) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** A key of its own, so that nothing else that the secret signs says anything about it. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'paattu: stored settings', 32));
}
