import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useUpdate, type RaRecord } from 'react-admin';

const options = { mutationMode: 'pessimistic', returnPromise: true } as const;

/**
 * Creates a record, or replaces the previous one, and reloads what shows its resource. Returns the record as stored;
 * rejects with an HttpError.
 */
export function useSaveRecord<Item extends RaRecord>(
  resource: string,
): (data: object, previousData?: Item) => Promise<Item> {
  const [create] = useCreate<RaRecord>();
  const [update] = useUpdate<RaRecord>();
  const queryClient = useQueryClient();

  return async (data, previousData) => {
    const stored = previousData
      ? await update(resource, { id: previousData.id, data, previousData }, options)
      : await create(resource, { data }, options);
    void queryClient.invalidateQueries({ queryKey: [resource] });
    // react-admin's types do not follow `returnPromise`.
    return stored as Item;
  };
}
