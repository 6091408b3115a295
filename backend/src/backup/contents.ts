import { z } from 'zod';
import { BackupError } from './backup-error.js';
import type { BackupFolder } from './backup-folder.js';
import { textWithin } from './text-within.js';

/** Of a table, a column, a sequence or a migration. */
const nameSchema = z.string().regex(/^\w{1,100}$/);

/** Before the product. A date of such a year may be none for PostgreSQL. */
const isEarly = (time: string) => new Date(time).getUTCFullYear() < 2020;

/** The content of `backup.json`. Anybody may have written it, and what passes goes into queries. */
export const contentsSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime().refine((time) => !isEarly(time)),
  /** The migrations of the schema, oldest first. A restore creates the tables with the same ones. */
  migrations: z.array(nameSchema).min(1).max(10_000),
  /** Each table after the tables that it refers to. */
  tables: z
    .array(
      z.object({
        name: nameSchema,
        columns: z.array(nameSchema).min(1),
        /** The primary key, which orders the rows. */
        key: z.array(nameSchema),
        rows: z.number().int().min(0).max(1e12),
      }),
    )
    .min(1)
    .max(1_000),
  /** The last number that each sequence returned. */
  sequences: z.array(z.object({ name: nameSchema, lastValue: z.string().regex(/^-?\d{1,19}$/) })),
  /** Named by a row, but not in the storage when the backup was made. */
  lostFiles: z.array(z.string().regex(/^\P{C}{1,1000}$/u)),
});

export type Contents = z.infer<typeof contentsSchema>;
export type TableContents = Contents['tables'][number];

export const CONTENTS_FILE = 'backup.json';
/** Bytes: it is read into memory. */
export const MAX_CONTENTS = 4_000_000;
export const FILES_FOLDER = 'files/';

/** @throws {BackupError} */
export async function readContents(folder: BackupFolder): Promise<Contents> {
  const text = await textWithin(await folder.read(CONTENTS_FILE), MAX_CONTENTS);
  const { data } = contentsSchema.safeParse(parse(text));
  if (!data) throw new BackupError(`${CONTENTS_FILE} does not describe a backup.`);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const fileOfTable = ({ name }: { name: string }) => `database/${name}.copy`;

export const countRows = (tables: ReadonlyArray<{ rows: number }>) =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** The storage keys of all files of a backup. */
export function keysIn(paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) =>
    path.startsWith(FILES_FOLDER) ? [path.slice(FILES_FOLDER.length)] : [],
  );
}
