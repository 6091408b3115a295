import { withContest } from '../../../chosen-contest/contest-of-address';
import { useCreatePath } from '../../../components/use-create-path';

/** The address of a page for this contest. */
export function useAddress(contestId: string) {
  const createPath = useCreatePath();
  return (resource: string, filter?: object) => {
    const search = filter ? new URLSearchParams({ filter: JSON.stringify(filter) }).toString() : '';
    return withContest({ pathname: createPath({ resource, type: 'list' }), search }, contestId);
  };
}
