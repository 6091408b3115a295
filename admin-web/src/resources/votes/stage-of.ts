import type { AdminResult } from '../results/api';
import type { AnnouncedContest } from '../contests/api';

/** What the result lets the owner see of the votes of each entry, and decide about votes. */
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
