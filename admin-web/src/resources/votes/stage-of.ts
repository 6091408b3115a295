import type { AdminResult } from '../results/api';
import type { AnnouncedContest } from '../contests/api';

/** The stage of the result, which says whether the owner sees the votes of each entry, and decides about votes. */
export type Stage = 'sealed' | 'certified' | 'final';

/** A contest may have been confirmed in a release without versions of results: nothing corrects it. */
export function stageOf(
  { state }: Pick<AnnouncedContest, 'state'>,
  result: Pick<AdminResult, 'state' | 'versions'> | undefined,
): Stage {
  if (result?.state === 'final') return 'final';
  if (result && result.versions.length > 0) return 'certified';
  // Also while the result loads, if it is public.
  if (state !== 'decided' && state !== 'archived') return 'sealed';
  return result ? 'final' : 'certified';
}
