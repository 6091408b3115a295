import type { EntityManager } from 'typeorm';
import { JuryAssignment } from './jury-assignment.entity.js';

/** Whether judges have been given the entry to mark, in a round that is open or closed. */
export function isJudged(manager: EntityManager, entryId: string): Promise<boolean> {
  return manager.existsBy(JuryAssignment, { entryId });
}
