import type { ContestState } from '@paattu/shared/contest-state';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import type { EntryVideo } from '../videos/entry-video.entity.js';
import { HINTS, type MyVideoDto } from './my-video.dto.js';

/** As the email about it says. */
const MEND_MS = 48 * 60 * 60 * 1_000;

type Known = Pick<EntryVideo, 'health' | 'healthSince' | 'problem' | 'checkedAt' | 'flags'>;

/** Null while nobody looks at the video, because the entry is not in the contest or the contest is over. */
export function toMyVideo(
  status: EntryStatus,
  contest: { state: ContestState },
  video: Known | null,
  now: Date,
): MyVideoDto | null {
  const isInContest = status === 'pending' || status === 'approved';
  if (!video || !isInContest || contest.state === 'decided' || contest.state === 'archived') return null;
  const { health, healthSince, problem, checkedAt, flags } = video;
  const nothing = { problem: null, mendUntil: null, hints: [] };
  if (health === 'broken') {
    const mendUntil = new Date(healthSince.getTime() + MEND_MS);
    return { ...nothing, state: 'broken', problem, mendUntil: mendUntil > now ? mendUntil : null };
  }
  if (health === 'suspect' || checkedAt === null) return { ...nothing, state: 'checking' };
  return { ...nothing, state: 'ok', hints: HINTS.filter((hint) => flags.includes(hint)) };
}
