import type { EntryVideo } from '../videos/entry-video.entity.js';
import type { VideoProblem } from '../videos/check/video-flags.js';

const HOUR_MS = 60 * 60 * 1_000;

/** A single bad answer may be an error of YouTube. */
const SUSPECT_MS = 6 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

export type Health = Pick<EntryVideo, 'health' | 'healthSince' | 'problem'>;

/** The health of a video after an answer of YouTube. An outage is no answer. */
export function healthAfter(before: Health, problem: VideoProblem | null, now: Date): Health {
  if (problem === null)
    return before.health === 'ok' ? before : { health: 'ok', healthSince: now, problem: null };
  if (before.health === 'ok') return { health: 'suspect', healthSince: now, problem };
  const isLasting = now.getTime() - before.healthSince.getTime() >= SUSPECT_MS;
  if (before.health === 'suspect' && isLasting) return { health: 'broken', healthSince: now, problem };
  return { ...before, problem };
}

export function nextCheckOf({ health, healthSince }: Health, now: Date): Date {
  return health === 'suspect'
    ? new Date(healthSince.getTime() + SUSPECT_MS)
    : new Date(now.getTime() + DAY_MS);
}
