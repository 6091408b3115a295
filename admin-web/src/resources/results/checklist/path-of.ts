import type { useCreatePath } from 'react-admin';
import type { Blocker } from '../api';

const RESOURCES: Partial<Record<Blocker, string>> = {
  'votes-open': 'votes',
  'quarantined-votes': 'votes',
  'round-open': 'jury',
  'no-finalist': 'entries',
  'undecided-entries': 'entries',
  'no-final': 'jury',
  'unheard-entries': 'jury',
  'open-marks': 'jury',
  'few-marks': 'jury',
};

/** The page that settles a blocker; null if the pages of its entries do. */
export function pathOf(
  blocker: Blocker,
  contestId: string,
  createPath: ReturnType<typeof useCreatePath>,
): string | null {
  if (blocker === 'method-not-in-rules' || blocker === 'rules-not-in-log')
    return `${createPath({ resource: 'contests', type: 'edit', id: contestId })}/rules`;
  const resource = RESOURCES[blocker];
  return resource === undefined ? null : createPath({ resource, type: 'list' });
}
