import { escapeIdentifier } from 'pg';
import type { EntityManager } from 'typeorm';

/** What a restore into a site in use does not take back, or must not. */
export interface Outlasting {
  /** The tables whose rows it needs from before. */
  tables: readonly string[];
  /** Called in the transaction of the restore, when the tables have the rows of the backup. An error ends the restore. */
  bringBack(manager: EntityManager): Promise<void>;
}

/** The table with the rows of `table` from before the restore. */
export const kept = (table: string) => escapeIdentifier(`kept_${table}`);

/** Copies the present rows, for the rest of the transaction. */
export async function keep(manager: EntityManager, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await manager.query(
      `create temporary table ${kept(table)} on commit drop as table ${escapeIdentifier(table)}`,
    );
}

/** The columns of a table that can be written, for SQL. Those of the kept one can have another order. */
export async function columnsOf(manager: EntityManager, table: string): Promise<string[]> {
  const rows = await manager.query<Array<{ name: string }>>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => escapeIdentifier(name));
}

/** Puts the rows from before in the place of those of the backup. */
export async function bringBackRows(manager: EntityManager, table: string): Promise<void> {
  await deleteRows(manager, table);
  await addKept(manager, table);
}

/** Adds the rows from before that fulfil the condition, which is SQL, and that the backup lacks. */
export async function addKept(manager: EntityManager, table: string, condition = 'true'): Promise<void> {
  const columns = (await columnsOf(manager, table)).join(', ');
  await manager.query(
    `insert into ${escapeIdentifier(table)} (${columns}) overriding system value
     select ${columns} from ${kept(table)} where ${condition}
     on conflict do nothing`,
  );
}

/**
 * Of a table with one row: each value from before comes back. Null is no value, so that of the backup stays, except in the columns of `nullable`.
 */
export async function bringBackValues(
  manager: EntityManager,
  table: string,
  nullable: readonly string[],
): Promise<void> {
  const columns = await columnsOf(manager, table);
  const values = columns.map((column) =>
    nullable.some((name) => escapeIdentifier(name) === column)
      ? `${kept(table)}.${column}`
      : `coalesce(${kept(table)}.${column}, ${table}.${column})`,
  );
  // Without a row from before, each value was null.
  await manager.query(
    `update ${table} set (${columns.join(', ')}) = (
       select ${values.join(', ')} from (select) as always left join ${kept(table)} on true)`,
  );
  await addKept(manager, table);
}

/** Keeps when an email went out, where the row of the backup has no such time, so that nobody gets it twice. */
export async function bringBackInstants(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const values = columns.map((column) => `${column} = coalesce(${table}.${column}, before.${column})`);
  await manager.query(
    `update ${table} set ${values.join(', ')} from ${kept(table)} before where before.id = ${table}.id`,
  );
}

/** The next number of a table follows those that came back. */
export async function continueNumbers(manager: EntityManager, table: string): Promise<void> {
  await manager.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${escapeIdentifier(table)}), 1))`,
  );
}

export async function deleteRows(manager: EntityManager, table: string, condition = 'true'): Promise<void> {
  await manager.query(`delete from ${escapeIdentifier(table)} where ${condition}`);
}

/** Lets what refers to one row of a table refer to another one. */
export async function moveReferences(
  manager: EntityManager,
  table: string,
  from: string,
  to: string,
): Promise<void> {
  const references = await manager.query<Array<{ table: string; column: string }>>(
    `select conrelid::regclass::text as table, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );
  for (const { table: referring, column } of references)
    await manager.query(
      `update ${referring} set ${escapeIdentifier(column)} = $1 where ${escapeIdentifier(column)} = $2`,
      [to, from],
    );
}
