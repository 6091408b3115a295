import { Injectable, Logger } from '@nestjs/common';
import { takeEach } from '../../../../common/sweeps/sweep.js';
import { verify } from '@paattu/verify';
import { DataSource } from 'typeorm';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PublishedChains, type PublishedChain } from '../../../audit/seals/published-chains.service.js';
import { RESULT_FILES, sha256, SUMS, type ResultFiles } from '../result-files.js';
import { readFiles } from '../stored-result.js';
import { readmeOf } from './readme.js';

interface Waiting {
  id: string;
  contestId: string;
}

/** Certified versions whose bundle is not complete. */
const WAITING = `
  select id, contest_id as "contestId" from contest_results where state = 'certified' and manifest is null`;

/** How long a faulty version waits for the next try: only a repair of the database changes its files, and to verify a large bundle takes seconds. */
const FAULTY_FOR_MS = 10 * 60_000;

/** Completes the bundles of certified versions, and verifies each as visitors will. */
@Injectable()
export class ResultBundles {
  private readonly logger = new Logger(ResultBundles.name);
  /** When each version that failed was verified, in milliseconds of this process. */
  private readonly failed = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: PublishedChains,
  ) {}

  /** A version waits until the act of its certification has a seal. One that fails does not stop the others. */
  async complete(): Promise<void> {
    const waiting = await this.dataSource.query<Waiting[]>(WAITING);
    const due = waiting.filter(
      ({ id }) => performance.now() - (this.failed.get(id) ?? -Infinity) > FAULTY_FOR_MS,
    );
    await takeEach(due.map((version) => () => this.completeOne(version)));
  }

  private async completeOne({ id, contestId }: Waiting): Promise<void> {
    const auditId = await this.chains.findAct(contestId, 'result.certify', id);
    if (auditId === null) return;
    const chain = await this.chains.readUntil(contestId, auditId);
    if (!chain) return;
    const files = await completeFiles(await readFiles(this.dataSource.manager, id), chain);
    const { fault } = await verify(files);
    if (fault !== null) {
      this.failed.set(id, performance.now());
      this.logger.error({ resultId: id, fault }, 'the files of a result differ, so it is not announced');
      // The owner sees it too.
      await this.dataSource.query('update contest_results set fault = $2 where id = $1', [id, fault]);
      return;
    }
    const added = Object.keys(files).filter((name) => !(RESULT_FILES as readonly string[]).includes(name));
    await this.dataSource.transaction(async (manager) => {
      const [waiting] = await manager.query<unknown[]>(
        'select from contest_results where id = $1 and manifest is null for update',
        [id],
      );
      if (!waiting) return;
      await manager.query(
        'insert into result_files (result_id, name, content) select $1, * from unnest($2::text[], $3::bytea[])',
        [id, added, added.map((name) => Buffer.from(files[name]!))],
      );
      await manager.query('update contest_results set manifest = $2, fault = null where id = $1', [
        id,
        sha256(files[SUMS]!),
      ]);
    });
  }
}

type BundleFiles = Record<string, Uint8Array<ArrayBuffer>>;

/** Adds to the files that were certified what explains and verifies them. */
async function completeFiles(files: ResultFiles, chain: PublishedChain): Promise<BundleFiles> {
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
