import type { Act } from '../../records';
import { translations } from '../../lib/sentences';

const { system, deletedUser } = translations.audit;

export function actorName({ actorId, actor }: Pick<Act, 'actorId' | 'actor'>): string {
  return actorId === null ? system : (actor ?? deletedUser);
}
