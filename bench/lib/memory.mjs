// @ts-check
import { readFileSync } from 'node:fs';

/** The resident memory of a process; not available outside Linux. @param {number} pid */
export function megabytesOf(pid) {
  if (process.platform !== 'linux') return NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
