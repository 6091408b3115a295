import type { EntityManager } from 'typeorm';
import { DESCRIBING, type DescribingFiles } from './described-files.js';
import type { ResultEntry } from './result-inputs.js';
import {
  type ComputedResult,
  type VersionDetails,
  VERSION_FIELDS,
  RESULT_FILES,
  type ResultFiles,
  sha256,
} from './result-files.js';
import { ResultLine } from './result-line.entity.js';

export type FileHashes = Record<(typeof RESULT_FILES)[number], string>;

export async function storeFiles(
  manager: EntityManager,
  resultId: string,
  files: ResultFiles,
): Promise<void> {
  await manager.query(
    `insert into result_files (result_id, name, content) select $1, * from unnest($2::text[], $3::bytea[])`,
    [resultId, RESULT_FILES, RESULT_FILES.map((name) => Buffer.from(files[name]))],
  );
}

export async function storeLines(
  manager: EntityManager,
  resultId: string,
  entries: ResultEntry[],
  { lines, counted }: ComputedResult,
): Promise<void> {
  const lineOf = new Map(lines.map((line) => [line.entry, line]));
  await manager.insert(
    ResultLine,
    entries.map(({ number, id }) => {
      const { place, points, places } = lineOf.get(number) ?? NOT_PLACED;
      return {
        resultId,
        number,
        entryId: id,
        place,
        ...points,
        renditionDoublePlace: 2 * places.rendition,
        engagementDoublePlace: 2 * places.engagement,
        votesDoublePlace: 2 * places.votes,
        votesCounted: counted[number] ?? 0,
      };
    }),
  );
}

/** The line of an entry that was no finalist. */
const NOT_PLACED = {
  place: null,
  points: { rendition: 0, engagement: 0, votes: 0, total: 0 },
  places: { rendition: 0, engagement: 0, votes: 0 },
};

/** Without the fields of the contest: those are computed again. */
export function versionDetailsOf(files: ResultFiles): VersionDetails {
  const contest = JSON.parse(new TextDecoder().decode(files['contest.json'])) as VersionDetails;
  return Object.fromEntries(
    VERSION_FIELDS.map((field) => [field, contest[field]]),
  ) as unknown as VersionDetails;
}

/** The files that certification names. */
export async function readFiles(manager: EntityManager, resultId: string): Promise<ResultFiles> {
  return (await readSomeFiles(manager, resultId, RESULT_FILES)) as ResultFiles;
}

export async function readDescribing(manager: EntityManager, resultId: string): Promise<DescribingFiles> {
  return (await readSomeFiles(manager, resultId, DESCRIBING)) as DescribingFiles;
}

export async function readSomeFiles(
  manager: EntityManager,
  resultId: string,
  names: readonly string[],
): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const rows = await manager.query<Array<{ name: string; content: Buffer }>>(
    'select name, content from result_files where result_id = $1 and name = any($2)',
    [resultId, names],
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, new Uint8Array(content)]));
}

export function hashesOf(files: ResultFiles): FileHashes {
  return Object.fromEntries(RESULT_FILES.map((name) => [name, sha256(files[name])])) as FileHashes;
}

/** One hash for all files. The owner sends it to certify what she has seen. */
export function hashOfResult(files: ResultFiles): string {
  return sha256(new TextEncoder().encode(JSON.stringify(hashesOf(files))));
}
