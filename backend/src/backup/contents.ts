import { z } from 'zod';

/** What a backup says of itself, in its `backup.json`. */
export const contentsSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The schema's, oldest first: restoring makes the tables by the same ones. */
  migrations: z.array(z.string()),
  /** Each after those that it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** The primary key, which gives the rows one order. */
      key: z.array(z.string()),
      rows: z.number().int(),
    }),
  ),
  /** The last number that each gave away. */
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  /** Named by a row, and not in the storage when the backup was made. */
  lostFiles: z.array(z.string()),
});

export type Contents = z.infer<typeof contentsSchema>;
export type TableContents = Contents['tables'][number];

export const CONTENTS_FILE = 'backup.json';
export const FILES_FOLDER = 'files/';

export const fileOfTable = ({ name }: { name: string }) => `database/${name}.copy`;

/** The keys in the storage of all files of a backup. */
export function keysIn(paths: Iterable<string>): string[] {
  return [...paths].flatMap((path) =>
    path.startsWith(FILES_FOLDER) ? [path.slice(FILES_FOLDER.length)] : [],
  );
}
