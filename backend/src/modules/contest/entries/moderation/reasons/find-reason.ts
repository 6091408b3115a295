import type { ReasonedTransition } from '@paattu/shared/moderation';
import type { EntityManager } from 'typeorm';
import { fieldError } from '../../../../../common/errors/domain-error.js';
import { ModerationReason } from './moderation-reason.entity.js';

/** The reason that a decision uses. It cannot be archived or deleted until the decision is stored. */
export async function findReason(
  manager: EntityManager,
  id: string,
  action: ReasonedTransition,
): Promise<ModerationReason> {
  const reason = await manager
    .createQueryBuilder(ModerationReason, 'reason')
    .setLock('pessimistic_read')
    .where('id = :id and action = :action and archived_at is null', { id, action })
    .getOne();
  if (!reason) {
    throw fieldError(
      'VALIDATION_FAILED',
      'reasonId',
      'This reason is not offered here any more. Please choose another one.',
    );
  }
  return reason;
}
