import { type ReactNode, useMemo } from 'react';
import { ListBase, type ListBaseProps, type RaRecord } from 'react-admin';

interface NewestListProps<Row extends RaRecord> extends Pick<
  ListBaseProps<Row>,
  'resource' | 'filter' | 'queryOptions'
> {
  /** The time by which the newest record comes first. */
  by: string;
  children: ReactNode;
}

/**
 * A list of records. Its order is one object: with a new one, react-admin would write the address of the list again, over a filter that was
 * chosen meanwhile. A page shows an error itself.
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
