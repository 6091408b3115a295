// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { CommandError } from '../../lib/command-error.mjs';

/** @typedef {{ uid?: number, gid?: number }} Account the options of spawn; empty for the present user */

const NAME = 'postgres';

/**
 * The user that PostgreSQL runs as. It does not run as root, so root uses the user `postgres`, created if it is missing.
 * @returns {Account}
 */
export function serverAccount() {
  if (process.getuid?.() !== 0) return {};
  return find() ?? create();
}

/** @returns {Account | null} */
function find() {
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, NAME], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** @returns {Account} */
function create() {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    NAME,
  ]);
  const account = find();
  if (account) return account;
  throw new CommandError(
    `PostgreSQL does not run as root, and the user ${NAME} could not be made. ` +
      'Start as another user, or set DATABASE_URL to a database of your own.',
  );
}

/**
 * Whether the operating system allows the account this access to the path.
 * @param {Account} account
 * @param {'-r' | '-x'} permission
 * @param {string} path
 */
export function may(account, permission, path) {
  return spawnSync('test', [permission, path], { ...account, cwd: '/' }).status === 0;
}
