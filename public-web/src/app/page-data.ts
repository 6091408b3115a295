import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The data that the server's renderer passes to the browser, as JSON in the page. */
export interface PageData {
  origin: string;
  preview?: string | undefined;
  queries: LoadedQuery[];
}

type LoadedQuery = { queryKey: QueryKey } & ({ data: unknown } | { table: Table });

/**
 * Rows with the same keys, the first of which is `id`. They have the keys once, and `mark` where a value contains the id,
 * with `before` where the addresses of a row begin so.
 */
interface Table {
  keys: Keys;
  mark: string;
  before: string;
  rows: [id: string, ...values: unknown[]][];
}

/** A name with keys is that of an object with the same keys in each row. */
type Keys = [name: string, keys?: Keys][];
type Row = Record<string, unknown>;

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

/** The addresses of a song's files contain its id: a list of songs would have each id ten times. */
function tableOf(data: unknown): Table | null {
  if (!Array.isArray(data)) return null;
  const keys = data.every(isObject) ? keysOf(data) : null;
  if (keys?.[0]?.[0] !== 'id' || data.some(({ id }: Row) => typeof id !== 'string')) return null;
  const json = JSON.stringify(data);
  const mark = ['~', '^', '|'].find((one) => !json.includes(one));
  if (!mark) return null;
  const [first] = data as [{ id: string } & Row];
  const address = Object.values(first).find(
    (value) => typeof value === 'string' && value.startsWith('/') && value.includes(first.id),
  );
  const before = String(address ?? '').split(first.id)[0] ?? '';
  const rows = data.map((row: Row): Table['rows'][number] => {
    const [id, ...values] = valuesOf(keys, row);
    return [String(id), ...replaced(values, before + String(id), mark)];
  });
  return { keys, mark, before, rows };
}

/** Null if the objects have different keys. */
function keysOf(objects: Row[]): Keys | null {
  const [names = [], ...others] = objects.map(Object.keys);
  if (others.some((some) => String(some) !== String(names))) return null;
  return names.map((name) => {
    const inner = objects.map((one) => one[name]).filter((value) => value !== null);
    const keys = inner.length > 0 && inner.every(isObject) ? keysOf(inner) : null;
    return keys ? [name, keys] : [name];
  });
}

function valuesOf(keys: Keys, object: Row): unknown[] {
  return keys.map(([name, inner]) => {
    const value = object[name];
    return inner && isObject(value) ? valuesOf(inner, value) : value;
  });
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rowsOf({ keys, mark, before, rows }: Table): unknown {
  return rows.map(([id, ...values]) => objectOf(keys, [id, ...replaced(values, mark, before + id)]));
}

function objectOf(keys: Keys, values: unknown[]): unknown {
  return Object.fromEntries(
    keys.map(([name, inner], position) => {
      const value = values[position];
      return [name, inner && value ? objectOf(inner, value as unknown[]) : value];
    }),
  );
}

function replaced(values: unknown[], text: string, by: string): unknown[] {
  return JSON.parse(JSON.stringify(values), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(text, by) : value,
  ) as unknown[];
}
