import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { KEEPS_VIDEO } from '../../videos/check/is-channel-entered.js';
import { In, Not } from 'typeorm';

/** Rejects a video of another entry at once. The video may still be entered before a moderator approves the revision. */
export async function requireFreeVideo(
  manager: EntityManager,
  entry: ContestEntry,
  videoId: string,
): Promise<void> {
  if (!(await isFreeVideo(manager, entry, videoId))) throw new DomainError('DUPLICATE_VIDEO');
}

/** Whether no other entry has the video. */
export async function isFreeVideo(
  manager: EntityManager,
  { id, contestId }: ContestEntry,
  videoId: string,
): Promise<boolean> {
  const isEntered = await manager.existsBy(ContestEntry, {
    id: Not(id),
    contestId,
    videoId,
    status: In(KEEPS_VIDEO),
  });
  return !isEntered;
}
