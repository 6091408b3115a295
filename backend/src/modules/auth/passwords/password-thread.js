// @ts-check
// Worker threads load this file from `src` and from `dist` without a build, so it is JavaScript.
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id, the default of the library, with the first parameters that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param {{ password: string }} task */
export function hash({ password }) {
  return hashSync(password, COST);
}

/** @param {{ stored: string, password: string }} task */
export function verify({ stored, password }) {
  return verifySync(stored, password);
}
