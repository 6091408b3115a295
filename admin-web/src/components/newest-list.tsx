import { type ReactNode, useMemo } from 'react';
import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';

interface NewestListProps<Row extends RaRecord> extends Pick<
  ListBaseProps<Row>,
  'resource' | 'filter' | 'queryOptions' | 'disableSyncWithLocation'
> {
  /** The field with the time that orders the list. */
  by: string;
  children: ReactNode;
}

/**
 * A list whose newest record comes first. Each render gives react-admin the same object for the order: with a new one, it would write the
 * address of the list again, over a filter that was just chosen. The page shows errors itself.
 */
export function NewestList<Row extends RaRecord = RaRecord>({
  by,
  queryOptions,
  children,
  ...base
}: NewestListProps<Row>) {
  const sort = useMemo(() => ({ field: by, order: 'DESC' as const }), [by]);
  return (
    <ListBase<Row> {...base} sort={sort} perPage={25} queryOptions={{ onError: () => {}, ...queryOptions }}>
      {children}
    </ListBase>
  );
}
