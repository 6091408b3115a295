import type { EntityManager } from 'typeorm';
import { ENTRY_TABLES, type EntryTable } from './entry-tables.js';

export type CopiedRow = Record<string, unknown>;

/** Reads everything that is stored about an entry, of all modules: the rows of each of `ENTRY_TABLES`, by its name. */
export async function copyEntry(
  manager: EntityManager,
  entryId: string,
): Promise<Record<string, CopiedRow[]>> {
  const tables: Record<string, CopiedRow[]> = {};
  for (const table of ENTRY_TABLES) tables[table.name] = await readTable(manager, table, entryId);
  return tables;
}

function readTable(manager: EntityManager, table: EntryTable, entryId: string): Promise<CopiedRow[]> {
  const columns = [
    ...table.columns
      .split(' ')
      .map((column) => `${table.instead?.[column] ?? `row.${column}`} as "${camelCase(column)}"`),
    ...Object.entries(table.named ?? {}).map(([name, sql]) => `${sql} as "${name}"`),
  ];
  return manager.query<CopiedRow[]>(
    `select ${columns.join(', ')} from ${table.table} row where ${table.where} order by ${table.orderBy}`,
    [entryId],
  );
}

function camelCase(column: string): string {
  return column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
