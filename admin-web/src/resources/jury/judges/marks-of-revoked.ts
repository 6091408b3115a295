import { formatCount } from '../../../lib/format';
import type { Judge } from '../api';
import { jurySentences } from '../sentences';

const t = jurySentences.judges;

/** Sentences that say what happens to the marks of a judge whom the owner revokes. */
export function marksOfRevoked({ assigned, submitted, abstained, recused }: Judge['progress']): string[] {
  const open = assigned - submitted - abstained - recused;
  const marksOf = (count: number) => jurySentences.open.marksOf(formatCount(count), count === 1);
  return [
    ...(submitted > 0 ? [t.revokeKeeps(marksOf(submitted), submitted === 1)] : []),
    ...(open > 0 ? [t.revokeLeaves(marksOf(open), open === 1)] : []),
  ];
}
