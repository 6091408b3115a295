import type { UnreachableEntrants } from '../api';
import { entrySentences } from '../sentences';

const t = entrySentences.proofs;

/** The names of the entrants whom no email reaches; the server names the first ones. */
export function namesOf({ unreachable, unreachableEntrants }: UnreachableEntrants): string {
  const names = unreachableEntrants.map(({ name }) => name).join(', ');
  const unnamed = unreachable - unreachableEntrants.length;
  return unnamed > 0 ? t.others(names, unnamed) : names;
}
