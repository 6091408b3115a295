import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';

/**
 * Throws JURY_COMPLETE once a mark of the final is submitted: whoever joined later could be chosen by the marks. Marks that are under way
 * come first: the lock waits for them. A trigger of the assignments repeats the rule.
 */
export async function requireIncomplete(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query('select from jury_rounds where contest_id = $1 and number = 2 for no key update', [
    contestId,
  ]);
  const [{ isComplete }] = await manager.query<[{ isComplete: boolean }]>(
    `select jury_is_over($1) or exists (
       select from jury_assignments join jury_rounds round on round.id = round_id
       where round.contest_id = $1 and number = 2 and state = 'submitted') as "isComplete"`,
    [contestId],
  );
  if (isComplete) throw new DomainError('JURY_COMPLETE');
}
