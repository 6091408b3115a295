import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import { In, Not } from 'typeorm';

/** Rejects a video of another entry at once. The video may still be entered before a moderator approves the revision. */
export async function requireFreeVideo(
  manager: EntityManager,
  { id, contestId }: ContestEntry,
  videoId: string,
): Promise<void> {
  const isEntered = await manager.existsBy(ContestEntry, {
    id: Not(id),
    contestId,
    videoId,
    status: In(['pending', 'approved']),
  });
  if (isEntered) throw new DomainError('DUPLICATE_VIDEO');
}
