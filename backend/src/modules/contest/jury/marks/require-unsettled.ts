import { DomainError } from '../../../../common/errors/domain-error.js';
import type { AssignmentState } from './jury-assignment.entity.js';

/** A judge who has abstained from an entry, or recused herself, has nothing to do with it. */
export function requireUnsettled({ state }: { state: AssignmentState }): void {
  if (state === 'abstained' || state === 'recused') throw new DomainError('ASSIGNMENT_SETTLED');
}
