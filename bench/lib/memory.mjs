// @ts-check
import { readFileSync } from 'node:fs';

/** What a process holds in memory; not known outside of Linux. @param {number} pid */
export function megabytesOf(pid) {
  if (process.platform !== 'linux') return NaN;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
