import type { EntityManager } from 'typeorm';
import { isKind, type KindName, KINDS } from '../kinds.js';
import { RetentionRule } from './retention-rule.entity.js';

/** The days of each kind that has a term: those that the owner chose, or the default. */
export async function readTerms(manager: EntityManager): Promise<Map<KindName, number>> {
  const terms = new Map<KindName, number>();
  for (const [kind, { term }] of Object.entries(KINDS)) if (term && isKind(kind)) terms.set(kind, term.days);
  for (const { kind, days } of await manager.find(RetentionRule)) {
    // A row of another release may name a kind that this one does not have.
    if (isKind(kind) && terms.has(kind)) terms.set(kind, days);
  }
  return terms;
}
