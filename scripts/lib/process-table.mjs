// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ parent: number, command: string }} Entry */

/**
 * A running process, or null. Uses /proc where it exists, because a minimal Debian has no `ps`.
 * @param {number} pid
 * @returns {Entry | null}
 */
export function findProcess(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

/** @param {number} pid */
function fromProc(pid) {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // A zombie has exited and waits for its parent.
  if (/^State:\tZ/m.test(status)) return null;
  return { parent: Number(/^PPid:\t(\d+)/m.exec(status)?.[1]), command };
}

/** @param {number} pid */
function fromPs(pid) {
  const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [, parent, command = ''] = /^(\d+)\s+(\S.*)$/.exec(line) ?? [];
  return { parent: Number(parent), command };
}
