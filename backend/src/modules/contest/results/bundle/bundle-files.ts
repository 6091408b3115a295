import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PublishedChain } from '../../../audit/seals/published-chains.service.js';
import { type ResultFiles, sha256, SUMS } from '../result-files.js';
import { readmeOf } from './readme.js';

export type BundleFiles = Record<string, Uint8Array<ArrayBuffer>>;

/** Adds to the files that were certified what explains and verifies them. */
export async function completeFiles(files: ResultFiles, chain: PublishedChain): Promise<BundleFiles> {
  const complete: BundleFiles = {
    ...files,
    'README.md': encode(readmeOf(files)),
    'audit.jsonl': encode(linesOf(chain.links)),
    'heads.txt': encode(linesOf(chain.heads)),
    'verify.mjs': await readProgram(),
  };
  const sums = Object.keys(complete)
    .sort()
    .map((name) => `${sha256(complete[name]!)}  ${name}`);
  return { ...complete, [SUMS]: encode(linesOf(sums)) };
}

/** The program as it is in the repository, so that its hash can be compared with it. */
async function readProgram(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(fileURLToPath(import.meta.resolve('@paattu/verify'))));
}

const linesOf = (lines: string[]) => lines.map((line) => `${line}\n`).join('');

const encode = (text: string) => new TextEncoder().encode(text);
