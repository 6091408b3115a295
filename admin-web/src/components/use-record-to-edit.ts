import { useGetOne, type RaRecord } from 'react-admin';

/**
 * The current record, for a form to start from. The cached record of a list or an earlier visit may be outdated, and
 * saving the form would revert changes made elsewhere.
 */
export function useRecordToEdit<Item extends RaRecord>(resource: string, id: string) {
  return useGetOne<Item>(
    resource,
    // A separate cache key, which no list writes to.
    { id, meta: { toEdit: true } },
    { staleTime: 0, gcTime: 0 },
  );
}
