import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { GetListParams, RaRecord } from 'react-admin';

interface List {
  data: RaRecord[];
  total: number;
}

/** Filters whose match no act on a record changes; an edit may change that of `q`. */
const FIXED_FILTERS = ['contestId', 'q', 'from', 'to'];

/**
 * Shows records as an act has stored them, without loading them again. A list that a record may enter, leave or move in
 * loads again, and so does what else is cached of the resource, if `isStale`.
 */
export async function showStored(
  queryClient: QueryClient,
  resource: string,
  records: RaRecord[],
  isStale: (query: Query) => boolean = () => false,
): Promise<void> {
  const shown = new Set<Query>();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [resource] })) {
    const data = withStored(query, records);
    if (data === undefined) continue;
    // As old as before, because its other records are.
    queryClient.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt });
    shown.add(query);
  }
  await queryClient.invalidateQueries({
    queryKey: [resource],
    predicate: (query) => !shown.has(query) && (query.queryKey[1] === 'getList' || isStale(query)),
  });
}

/** Shows a record of the resource as an act has stored it. */
export function useShowStored(resource: string): (stored: RaRecord) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((stored) => showStored(queryClient, resource, [stored]), [queryClient, resource]);
}

/** Shows a record as an edit has stored it. Lists load again when they are next shown. */
export async function showEdited(
  queryClient: QueryClient,
  resource: string,
  stored: RaRecord,
): Promise<void> {
  const isRecord = (query: Query) => query.queryKey[1] === 'getOne' && withStored(query, [stored]) === stored;
  queryClient.setQueriesData({ queryKey: [resource], predicate: isRecord }, stored);
  await queryClient.invalidateQueries({ queryKey: [resource], predicate: (query) => !isRecord(query) });
}

/** What the query has with the stored records; undefined if it has to load again. */
function withStored({ queryKey: [, name, params], state: { data } }: Query, records: RaRecord[]): unknown {
  if (name === 'getOne') return records.find(({ id }) => id === (params as { id: unknown }).id);
  if (name !== 'getList' || data === undefined) return undefined;
  let list: List | undefined = data as List;
  for (const record of records) list &&= listWith(list, params as GetListParams, record);
  return list;
}

function listWith(list: List, { filter, sort }: GetListParams, record: RaRecord): List | undefined {
  const filters = Object.entries(filter as object).filter(([name]) => !FIXED_FILTERS.includes(name));
  // Only the server knows whether the record has what is no field of it.
  if (filters.some(([name]) => !(name in record))) return undefined;
  const matches = filters.every(([name, value]) => record[name] === value);
  const former = list.data.find(({ id }) => id === record.id);
  if (former && matches) {
    if (sort && former[sort.field] !== record[sort.field]) return undefined;
    return { ...list, data: list.data.map((row) => (row === former ? record : row)) };
  }
  if (filters.length === 0) return list;
  // A row of another page would move up, or the record is new in the list.
  if (matches || list.data.length < list.total) return undefined;
  if (!former) return list;
  return { ...list, data: list.data.filter((row) => row !== former), total: list.total - 1 };
}
