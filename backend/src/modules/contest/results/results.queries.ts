import { partsOf } from '@paattu/verify';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { PublishedChains } from '../../audit/seals/published-chains.service.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { IS_PUBLIC } from './public-result.sql.js';
import type { Contest } from '../contests/contest.entity.js';
import { listAfterwards } from './afterwards.js';
import { ContestResult } from './contest-result.entity.js';
import { describeFiles } from './described-files.js';
import { sha256, SUMS } from './result-files.js';
import type { MyResultDto } from './my-result.dto.js';
import type { ResultDto, ResultFileDto } from './result.dto.js';
import { mostVotes, readLines, type ReadLine } from './result-rows.js';
import { readDescribing, readSomeFiles } from './stored-result.js';
import { CONTESTS } from '../contests/public.sql.js';
import { ENTRIES } from '../entries/public.sql.js';
import { JURY_ROUNDS } from '../jury/public.sql.js';
import { TALLY_OPENINGS } from '../voting/public.sql.js';

export type PublicResult = ContestResult & { announcedAt: Date; manifest: string };

/** Results as visitors and entrants see them. */
@Injectable()
export class ResultsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly chains: PublishedChains,
  ) {}

  async describe(slug: string, version?: number): Promise<ResultDto> {
    const contest = await this.contests.findBySlug(slug);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const versions = await listPublic(manager, contest.id);
      const result = pick(versions, version);
      const files = await readDescribing(manager, result.id);
      const { contest: described, totals, judges } = describeFiles(files);
      const lines = await readLines(manager, result.id);
      const finalists = lines.filter(isPlaced);
      const listed = await listFiles(manager, result.id);
      return {
        contest: contestOf(contest),
        version: result.version,
        announcedAt: result.announcedAt,
        isFinal: versions[0]?.state === 'final',
        versions: versions.map(({ version, announcedAt, reason, reasonMalayalam }) => ({
          version,
          announcedAt,
          reason,
          reasonMalayalam,
        })),
        manifest: result.manifest,
        programSha256: listed.find(({ name }) => name === 'verify.mjs')?.sha256 ?? '',
        nonce: described.nonce,
        method: described.method,
        weights: described.weights,
        parts: partsOf(described.weights, judges, mostVotes(finalists)),
        rulesNumber: described.rules.number,
        waivers: described.waivers as ResultDto['waivers'],
        earlyTallies: await listEarlyTallies(manager, result),
        lateJudges: described.lateJudges ?? null,
        throwawayDomains: described.throwawayDomains ?? null,
        totals,
        judges,
        hasFirstRound: await hasFirstRound(manager, contest.id),
        lines: finalists.map(({ number, place, points, places, votes, entry }) => ({
          number,
          place,
          points,
          places,
          votes,
          entry,
        })),
        others: lines
          .filter((line) => !isPlaced(line))
          .map(({ number, votes, entry }) => ({ number, votes, entry })),
        files: listed,
        afterwards: await listAfterwards(manager, result.id),
      };
    });
  }

  /** The version of a public result, for its files. */
  async findPublic(slug: string, version?: number): Promise<PublicResult> {
    const contest = await this.contests.findBySlug(slug);
    return pick(await listPublic(this.dataSource.manager, contest.id), version);
  }

  /** The acts after the certification of a version, as lines of JSON that continue the chain of its audit.jsonl. */
  async readRecordAfter(slug: string, version: number): Promise<string> {
    const contest = await this.contests.findBySlug(slug);
    const versions = await listPublic(this.dataSource.manager, contest.id);
    const { id } = pick(versions, version);
    const certification = await this.chains.findAct(contest.id, 'result.certify', id);
    if (certification === null) throw new DomainError('NOT_FOUND');
    const links = await this.chains.readAfter(contest.id, certification, versions[0]?.state === 'final');
    return links.map((link) => `${link}\n`).join('');
  }

  listFiles(resultId: string): Promise<ResultFileDto[]> {
    return listFiles(this.dataSource.manager, resultId);
  }

  /** Of the last public version. */
  async findMine(entryId: string): Promise<MyResultDto> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const [found] = await manager.query<Array<{ id: string; slug: string }>>(
        `select result.id, slug from contest_results result join ${CONTESTS} contest on contest.id = contest_id
         where contest_id = (select contest_id from ${ENTRIES} where id = $1) and ${IS_PUBLIC}
         order by version desc limit 1`,
        [entryId],
      );
      if (!found) throw new DomainError('NOT_FOUND');
      const lines = await readLines(manager, found.id);
      const mine = lines.find((line) => line.entryId === entryId);
      // An entry that has left the contest has no line of its own.
      if (!mine?.entry) throw new DomainError('NOT_FOUND');
      const { contest, judges } = describeFiles(await readDescribing(manager, found.id));
      const finalists = lines.filter(isPlaced);
      return {
        number: mine.number,
        version: contest.version,
        slug: found.slug,
        place: mine.place,
        finalists: finalists.length,
        points: mine.place === null ? null : mine.points,
        places: mine.place === null ? null : mine.places,
        votes: mine.votes,
        parts: partsOf(contest.weights, judges, mostVotes(finalists)),
        weights: contest.weights,
      };
    });
  }
}

async function hasFirstRound(manager: EntityManager, contestId: string): Promise<boolean> {
  const [found] = await manager.query<[{ exists: boolean }]>(
    `select exists (select from ${JURY_ROUNDS} where contest_id = $1 and number = 1)`,
    [contestId],
  );
  return found.exists;
}

function isPlaced(line: ReadLine): line is ReadLine & { place: number } {
  return line.place !== null;
}

function listEarlyTallies(
  manager: EntityManager,
  { contestId, certifiedAt }: ContestResult,
): Promise<ResultDto['earlyTallies']> {
  return manager.query(
    `select opened_at as "openedAt", reason from ${TALLY_OPENINGS}
     where contest_id = $1 and opened_at < $2 order by opened_at, id`,
    [contestId, certifiedAt],
  );
}

/** The last one first. */
async function listPublic(manager: EntityManager, contestId: string): Promise<PublicResult[]> {
  return (await manager
    .createQueryBuilder(ContestResult, 'result')
    .where(`contest_id = :contestId and ${IS_PUBLIC}`, { contestId })
    .orderBy('version', 'DESC')
    .getMany()) as PublicResult[];
}

function pick(versions: PublicResult[], version: number | undefined): PublicResult {
  const result = version === undefined ? versions[0] : versions.find((each) => each.version === version);
  if (!result) throw new DomainError('NOT_FOUND');
  return result;
}

/** The hashes are those of SHA256SUMS, because those of large files take time. */
async function listFiles(manager: EntityManager, resultId: string): Promise<ResultFileDto[]> {
  const sums = await readSums(manager, resultId);
  const rows = await manager.query<Array<{ name: string; bytes: number }>>(
    `select name, octet_length(content) as bytes from result_files where result_id = $1 order by name collate "C"`,
    [resultId],
  );
  return rows.map(({ name, bytes }) => ({ name, bytes, sha256: sums.get(name) ?? '' }));
}

async function readSums(manager: EntityManager, resultId: string): Promise<Map<string, string>> {
  const { [SUMS]: sums = new Uint8Array() } = await readSomeFiles(manager, resultId, [SUMS]);
  const lines = new TextDecoder().decode(sums).split('\n').slice(0, -1);
  return new Map([
    [SUMS, sha256(sums)],
    ...lines.map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  ]);
}

function contestOf(contest: Contest): ResultDto['contest'] {
  const { id, slug, title, titleMalayalam, songTitle, songTitleMalayalam, timeZone, prizeAmount } = contest;
  return {
    id,
    slug,
    title,
    titleMalayalam,
    songTitle: songTitle ?? '',
    songTitleMalayalam,
    timeZone,
    prizeAmount: prizeAmount ?? 0,
  };
}
