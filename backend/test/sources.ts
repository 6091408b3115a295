import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../src/', import.meta.url);

/** The text of each file of the server, by its path, without tests, migrations and what is generated. */
export function readSources(): Map<string, string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.spec)\.tsx?$/.test(file) && !file.startsWith('database/migrations/') && file !== 'metadata.ts',
  );
  return new Map(files.map((file) => [file, readFileSync(new URL(file, SOURCES), 'utf8')]));
}
