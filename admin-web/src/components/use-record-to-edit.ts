import { useGetOne, type RaRecord } from 'react-admin';

/**
 * A record as it is now, for a form to start from: what a list, or an earlier visit, has left behind may have been
 * changed elsewhere, and saving the form would change it back.
 */
export function useRecordToEdit<Item extends RaRecord>(resource: string, id: string) {
  return useGetOne<Item>(
    resource,
    // A key of its own, under which no list leaves its records.
    { id, meta: { toEdit: true } },
    { staleTime: 0, gcTime: 0 },
  );
}
