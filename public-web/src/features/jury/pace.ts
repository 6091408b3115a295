import { attempt } from '../../lib/attempt';
import { type Assignment, isDone } from './jury-query';

/** How long the last entries took in this browser, in milliseconds. */
interface Pace {
  lastAt: number;
  took: number[];
}

const KEY = 'paattu-jury-pace';
/** A longer time had a break in it. */
const LONGEST_MS = 30 * 60_000;
const COUNTED = 30;

function read(): Pace {
  const found = attempt((): unknown =>
    JSON.parse(localStorage.getItem(KEY) ?? 'null'),
  ) as Partial<Pace> | null;
  return { lastAt: Number(found?.lastAt ?? 0), took: Array.isArray(found?.took) ? found.took : [] };
}

/** Notes that the judge is done with an entry. Only one that she has heard to its marks says how long entries take. */
export function noteDone(isHeard: boolean, now = Date.now()): void {
  const { lastAt, took } = read();
  const last = now - lastAt;
  const counts = isHeard && last <= LONGEST_MS;
  const next = { lastAt: now, took: counts ? [...took, last].slice(-COUNTED) : took };
  attempt(() => localStorage.setItem(KEY, JSON.stringify(next)));
}

export function forgetPace(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/**
 * The minutes that the open entries take: by the judge's own median, or by the length of the videos before she has done one.
 * Null where neither is known.
 */
export function minutesLeft(assignments: Assignment[]): number | null {
  const open = assignments.filter((assignment) => !isDone(assignment));
  const each = median(read().took);
  if (each !== null) return Math.ceil((each * open.length) / 60_000);
  const seconds = open.map(({ durationSeconds }) => durationSeconds);
  if (seconds.includes(null)) return null;
  return Math.ceil(seconds.reduce<number>((sum, length) => sum + (length ?? 0), 0) / 60);
}

function median(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? 0;
  return Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
}

/** In steps that an estimate deserves: minutes below ten, then fives, then tens. */
export function inHours(minutes: number): { hours: number; minutes: number } {
  const step = minutes < 10 ? 1 : minutes < 60 ? 5 : 10;
  const rounded = Math.round(minutes / step) * step;
  return { hours: Math.floor(rounded / 60), minutes: rounded % 60 };
}
