import type { Readable } from 'node:stream';
import { escapeIdentifier, type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TableContents } from './contents.js';

type Table = Omit<TableContents, 'rows'>;

/** YouTube's figures, which no copy may keep for more than 30 days. They are requested again after a restore. */
const LEFT_OUT = { contest_entries: ['views_refreshed_at', 'views_error'] };

/** The values that a backup has in place of a column. The views before YouTube's first answer, which are 0, are no figure of YouTube. */
const VALUES: Partial<Record<string, Record<string, string>>> = {
  contest_entries: { view_count: 'case when views_refreshed_at is null then view_count end' },
};

/** Formats values in the same way on every server. */
export async function agreeOnFormats(client: ClientBase): Promise<void> {
  await client.query(`set timezone to 'UTC'; set datestyle to 'ISO, YMD'; set extra_float_digits to 1`);
}

/**
 * The tables of a backup, each after the tables that it refers to. Leaves out unlogged tables, whose rows
 * may be lost, `migrations`, which the migrations write, `backups` and `restores`, which are those of this place, and the schema of
 * the jobs, which the sweeps add again.
 */
export async function findTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
               and not coalesce($1::jsonb -> relname::text ? attname::text, false)
             order by attnum) as columns,
       array(select attname::text from pg_index i cross join unnest(i.indkey) with ordinality part (number, place)
             join pg_attribute on attrelid = c.oid and attnum = part.number
             where i.indrelid = c.oid and i.indisprimary order by place) as key,
       array(select referred.relname::text from pg_constraint f join pg_class referred on referred.oid = f.confrelid
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname not in ('migrations', 'backups', 'restores')
     order by relname`,
    [LEFT_OUT],
  );
  const ordered: Table[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, refersTo }) =>
        !ordered.some((table) => table.name === name) &&
        refersTo.every((referred) => ordered.some((table) => table.name === referred)),
    );
    if (!next) throw new Error('tables refer to each other in a circle: they cannot be filled one by one');
    const { name, columns, key } = next;
    ordered.push({ name, columns, key });
  }
  return ordered;
}

export function columnList({ columns }: Table): string {
  return columns.map(escapeIdentifier).join(', ');
}

function valueList({ name, columns }: Table): string {
  return columns.map((column) => VALUES[name]?.[column] ?? escapeIdentifier(column)).join(', ');
}

/** All rows as text, in an order that depends only on the rows: two tables with the same rows have the same text. */
export function readRows(client: ClientBase, table: Table): Readable & { rowCount: number } {
  const order = table.key.map((column) => `${escapeIdentifier(column)}::text collate "C"`).join(', ');
  return client.query(
    copyTo(
      `copy (select ${valueList(table)} from ${escapeIdentifier(table.name)} order by ${order}) to stdout`,
    ),
  );
}
