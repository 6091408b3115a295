import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of a step by RFC 6238, with the hash and the length that every app has. */
export function totpOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash[hash.length - 1]! & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / STEP_MS);

/** The step that has this code: the present one, or one beside it, for a clock that is wrong; null for no such step. */
export function stepOf(secret: Buffer, code: string, now: number): number | null {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find((near) => totpOf(secret, near) === code) ?? null;
}

/** By RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
