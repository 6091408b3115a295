// @ts-check
import { readFileSync } from 'node:fs';

/** What Linux counts in a second of CPU time. */
const TICKS = 100;

/** The resident memory of a process; not available outside Linux. @param {number} pid */
export function megabytesOf(pid) {
  const { Rss = NaN } = memoryOf(pid);
  return Rss;
}

/**
 * The memory of several processes that run the same program. Its pages are there once, so they count once, which the sum of
 * the resident memory does not show. Not available outside Linux.
 * @param {number[]} pids
 */
export function megabytesTogether(pids) {
  const all = pids.map(memoryOf);
  const own = all.map(({ Private_Clean = NaN, Private_Dirty = NaN }) => Private_Clean + Private_Dirty);
  const shared = all.map(({ Shared_Clean = NaN, Shared_Dirty = NaN }) => Shared_Clean + Shared_Dirty);
  return own.reduce((sum, each) => sum + each, 0) + Math.max(...shared);
}

/** The CPU time of a process up to now; not available outside Linux. @param {number} pid */
export function cpuMsOf(pid) {
  if (process.platform !== 'linux') return NaN;
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

/** In megabytes, by the names of Linux. @param {number} pid @returns {Record<string, number>} */
function memoryOf(pid) {
  if (process.platform !== 'linux') return {};
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(\w+):\s+(\d+) kB$/gm)].map(([, name, kilobytes]) => [
      name,
      Number(kilobytes) / 1024,
    ]),
  );
}
