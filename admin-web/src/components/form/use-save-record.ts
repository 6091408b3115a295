import { useQueryClient } from '@tanstack/react-query';
import { showEdited } from '../../data-provider/show-stored';
import { useCreate, useUpdate, type RaRecord } from 'react-admin';

const options = { mutationMode: 'pessimistic', returnPromise: true } as const;

/**
 * Creates a record, or replaces the previous one, and shows it wherever its resource is shown. Returns the record as
 * stored; rejects with an HttpError.
 */
export function useSaveRecord<Item extends RaRecord>(
  resource: string,
): (data: object, previousData?: Item) => Promise<Item> {
  const [create] = useCreate<RaRecord>();
  const [update] = useUpdate<RaRecord>();
  const queryClient = useQueryClient();

  return async (data, previousData) => {
    // react-admin's types do not follow `returnPromise`.
    if (!previousData) {
      const created = (await create(resource, { data }, options)) as Item;
      void queryClient.invalidateQueries({ queryKey: [resource] });
      return created;
    }
    const stored = (await update(resource, { id: previousData.id, data, previousData }, options)) as Item;
    void showEdited(queryClient, resource, stored);
    return stored;
  };
}
