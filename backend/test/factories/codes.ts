import { stepAt, totpOf } from '../../src/modules/auth/factors/totp.js';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an app with the secret, as many steps from now. The server takes one step more and one less. */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  return totpOf(key, stepAt(Date.now()) + steps);
}
