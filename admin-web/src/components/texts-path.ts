import type { useCreatePath } from './use-create-path';

/** The page with the texts of emails: those of a contest too, or of the chosen one. */
export function textsPath(createPath: ReturnType<typeof useCreatePath>, contestId?: string): string {
  const path = `${createPath({ resource: 'emails', type: 'list' })}/texts`;
  return contestId === undefined ? path : `${path}?contest=${contestId}`;
}
