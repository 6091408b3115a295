// @ts-check
// Runs in threads of its own, which load it as it stands: hence JavaScript, the same in `src` and in `dist`.
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id (the library's own default) at OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param {{ password: string }} task */
export function hash({ password }) {
  return hashSync(password, COST);
}

/** @param {{ stored: string, password: string }} task */
export function verify({ stored, password }) {
  return verifySync(stored, password);
}
