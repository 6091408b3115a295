import type { Act } from './api';
import { auditSentences } from './sentences';

const { system, deletedUser } = auditSentences;

export function actorName({ actorId, actor }: Pick<Act, 'actorId' | 'actor'>): string {
  return actorId === null ? system : (actor ?? deletedUser);
}
