// @ts-check
import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../lib/command-error.mjs';

const FIRST_NAMES = /** @type {const} */ ([
  'JWT_SECRET',
  'LINK_SECRET',
  'OWNER_PASSWORD',
  'DATABASE_PASSWORD',
]);
/** Missing in the data folder of a release that had one role and one password for PostgreSQL, or no votes for entries. */
const LATER_NAMES = /** @type {const} */ (['MIGRATION_PASSWORD', 'SUPERUSER_PASSWORD', 'VOTE_PEPPER']);

/** @typedef {Record<typeof FIRST_NAMES[number] | typeof LATER_NAMES[number], string>} MadeSecrets */
/**
 * Without a password of the owner, /setup makes the owner.
 * @typedef {Omit<MadeSecrets, 'OWNER_PASSWORD'> & { OWNER_PASSWORD: string | null }} LocalSecrets
 */

/** @param {string} dataDir */
export const secretsFile = (dataDir) => join(dataDir, 'secrets.json');

/**
 * The secrets of a local start, created once and stored in the data folder.
 * @param {string} dataDir
 * @param {{ makesOwner?: boolean }} [options] whether the first start makes the owner's password
 * @returns {{ secrets: LocalSecrets, isNew: boolean }}
 */
export function localSecrets(dataDir, { makesOwner = true } = {}) {
  const path = secretsFile(dataDir);
  if (existsSync(path)) return { secrets: readSecrets(path), isNew: false };
  const made = makeSecrets();
  const secrets = { ...made, OWNER_PASSWORD: makesOwner ? made.OWNER_PASSWORD : null };
  writeSecrets(path, secrets);
  return { secrets, isNew: true };
}

/**
 * Renames the file into place, so that a start that is killed here leaves a whole file or none.
 * @param {string} path
 * @param {LocalSecrets} secrets
 */
function writeSecrets(path, secrets) {
  writeFileSync(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** @returns {MadeSecrets} */
export function makeSecrets() {
  return {
    JWT_SECRET: randomBytes(32).toString('hex'),
    LINK_SECRET: randomBytes(32).toString('hex'),
    OWNER_PASSWORD: typeablePassword(),
    DATABASE_PASSWORD: randomBytes(16).toString('hex'),
    MIGRATION_PASSWORD: randomBytes(16).toString('hex'),
    SUPERUSER_PASSWORD: randomBytes(16).toString('hex'),
    VOTE_PEPPER: randomBytes(32).toString('hex'),
  };
}

/** Four groups of four characters without look-alikes: 79 bits that are easy to type. */
function typeablePassword() {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/**
 * @param {string} path
 * @returns {LocalSecrets}
 */
function readSecrets(path) {
  /** @type {Partial<LocalSecrets>} */
  let read = {};
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Reported below, like missing secrets.
  }
  const lacks = (/** @type {keyof LocalSecrets} */ name) =>
    typeof read[name] !== 'string' && !(name === 'OWNER_PASSWORD' && read[name] === null);
  const missing = FIRST_NAMES.filter(lacks);
  if (missing.length === 0) {
    const secrets = { ...makeSecrets(), ...read };
    if (LATER_NAMES.some(lacks)) writeSecrets(path, secrets);
    return secrets;
  }
  throw new CommandError(
    `${path} is damaged: it lacks ${missing.join(', ')}. Restore it, or remove the whole data folder.`,
  );
}
