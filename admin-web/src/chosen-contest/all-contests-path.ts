import type { useCreatePath } from '../components/use-create-path';

/** The list of contests. The first page of Set-up is about the chosen one. */
export function allContestsPath(createPath: ReturnType<typeof useCreatePath>): string {
  return `${createPath({ resource: 'contests', type: 'list' })}/all`;
}
