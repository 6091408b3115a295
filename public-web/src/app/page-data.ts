import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The data that the server's renderer passes to the browser, as JSON in the page. */
export interface PageData {
  origin: string;
  preview?: string | undefined;
  queries: LoadedQuery[];
}

type LoadedQuery = { queryKey: QueryKey } & ({ data: unknown } | { table: Table });

/** Rows with the same keys, the first of which is `id`. They have the keys once, and `mark` for `before` with the id. */
interface Table {
  keys: string[];
  mark: string;
  /** The beginning of the addresses. */
  before: string;
  rows: [id: string, ...values: unknown[]][];
}

export const PAGE_DATA_ID = 'page-data';

/** The loaded data of the client. */
export function loadedData(client: QueryClient): PageData['queries'] {
  const loaded = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return loaded.map(({ queryKey, state: { data } }) => {
    const table = tableOf(data);
    return table ? { queryKey, table } : { queryKey, data };
  });
}

/**
 * The server drops a cached page when its data change, so the data are current when they arrive, not when rendered. A
 * page that the browser restores from its history never asked the server, so its data load again.
 */
export function adoptData(client: QueryClient, queries: PageData['queries'], isRestored: boolean): void {
  const options = isRestored ? { updatedAt: 0 } : {};
  for (const query of queries) {
    const data = 'table' in query ? rowsOf(query.table) : query.data;
    client.setQueryData(query.queryKey, data, options);
  }
}

/** The addresses of a song's files contain its id: a list of songs would have each id seven times. */
function tableOf(data: unknown): Table | null {
  if (!Array.isArray(data)) return null;
  const objects = data.map((row: unknown) =>
    typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {},
  );
  const [keys = [], ...others] = objects.map(Object.keys);
  if (keys[0] !== 'id' || others.some((some) => String(some) !== String(keys))) return null;
  if (objects.some(({ id }) => typeof id !== 'string')) return null;
  const json = JSON.stringify(objects);
  const mark = ['~', '^', '|'].find((one) => !json.includes(one));
  if (!mark) return null;
  const before = beginningOf(objects[0]);
  const rows = objects.map(({ id, ...values }): Table['rows'][number] => [
    String(id),
    ...replaced(Object.values(values), before + String(id), mark),
  ]);
  return { keys, mark, before, rows };
}

function beginningOf(row: Record<string, unknown> = {}): string {
  const id = String(row['id']);
  const address = Object.values(row).find(
    (value) => String(value).startsWith('/') && String(value).includes(id),
  );
  return typeof address === 'string' ? (address.split(id)[0] ?? '') : '';
}

function rowsOf({ keys, mark, before, rows }: Table): unknown {
  return rows.map(([id, ...values]) => {
    const row = [id, ...replaced(values, mark, before + id)];
    return Object.fromEntries(keys.map((key, position) => [key, row[position]]));
  });
}

function replaced(values: unknown[], text: string, by: string): unknown[] {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(text, by) : value,
  ) as unknown[];
}
