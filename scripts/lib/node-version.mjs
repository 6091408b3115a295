// @ts-check
import { CommandError } from './command-error.mjs';

/** The oldest Node in `engines` of package.json. npm only warns about an older one. */
const OLDEST = [20, 19];

/** @param {string} version as in process.versions.node */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new CommandError(`Node ${OLDEST.join('.')} or newer is needed; this is Node ${version}.`);
}
