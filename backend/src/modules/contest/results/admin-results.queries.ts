import { NEVER_WAIVED, partsOf, resultOf } from '@paattu/verify';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Contest } from '../contests/contest.entity.js';
import { listUnexplained } from '../entries/left-entries.js';
import type {
  AdminResultDto,
  AdminResultVersionDto,
  FoundBlockerDto,
  ResultPreviewDto,
  WithoutJudgeDto,
} from './admin-result.dto.js';
import { findBlockers, listBlocking } from './blockers.js';
import { ContestResult } from './contest-result.entity.js';
import { describeFiles } from './described-files.js';
import type { ResultEntry } from './result-inputs.js';
import { mostVotes, readLines } from './result-rows.js';
import { nextVersion } from './results.service.js';
import { hashOfResult, readDescribing, readFiles, readSomeFiles } from './stored-result.js';
import { JUDGES } from '../jury/public.sql.js';

/** The result of a contest as the owner sees it. */
@Injectable()
export class AdminResultsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Of one moment. */
  find(contestId: string): Promise<AdminResultDto> {
    return this.dataSource.transaction('REPEATABLE READ', (manager) => this.read(manager, contestId));
  }

  private async read(manager: EntityManager, contestId: string): Promise<AdminResultDto> {
    const contest = await manager.findOneBy(Contest, { id: contestId });
    if (!contest?.publishedAt || !contest.winnerAt) throw new DomainError('NOT_FOUND');
    const results = await manager.find(ContestResult, { where: { contestId }, order: { version: 'DESC' } });
    const [last] = results.filter(({ state }) => state !== 'dropped');
    const proposed = last?.state === 'proposed' ? last : null;
    const certified = results.filter(isCertified);
    return {
      state: last ? (last.state as Exclude<typeof last.state, 'dropped'>) : 'draft',
      contestTitle: contest.title,
      winnerAt: contest.winnerAt,
      serverNow: this.clock.now(),
      nextVersion: await nextVersion(manager, contestId),
      blockers: await this.listBlockers(manager, contestId),
      unexplained: await listUnexplained(manager, contestId),
      preview: last ? await this.preview(manager, last.id) : null,
      proposal: proposed && {
        version: proposed.version,
        hash: hashOfResult(await readFiles(manager, proposed.id)),
        proposedAt: proposed.proposedAt,
        reason: proposed.reason,
        reasonMalayalam: proposed.reasonMalayalam,
      },
      versions: certified.map(describeVersion),
      withoutJudge: certified[0] ? await this.leaveJudgesOut(manager, certified[0].id, contestId) : [],
    };
  }

  private async listBlockers(manager: EntityManager, contestId: string): Promise<FoundBlockerDto[]> {
    const blockers: FoundBlockerDto[] = [];
    for (const { blocker, count, reason, reasonMalayalam } of await findBlockers(manager, contestId))
      blockers.push({
        blocker,
        count,
        isWaivable: !NEVER_WAIVED.includes(blocker),
        waiver: reason === null ? null : { reason, reasonMalayalam },
        entries: await listBlocking(manager, contestId, blocker),
      });
    return blockers;
  }

  private async preview(manager: EntityManager, resultId: string): Promise<ResultPreviewDto> {
    const lines = await readLines(manager, resultId);
    const { contest, totals, judges } = describeFiles(await readDescribing(manager, resultId));
    return {
      lines: lines.map(({ number, entryId, name, place, points, places, votes }) => ({
        number,
        entryId,
        name,
        place,
        points,
        places,
        votes,
      })),
      weights: contest.weights,
      totals,
      judges,
      parts: partsOf(contest.weights, judges, mostVotes(lines)),
    };
  }

  private async leaveJudgesOut(
    manager: EntityManager,
    resultId: string,
    contestId: string,
  ): Promise<WithoutJudgeDto[]> {
    const judges = await manager.query<Array<{ name: string; letter: string }>>(
      `select name, letter from ${JUDGES} where contest_id = $1 and letter is not null order by letter`,
      [contestId],
    );
    const { contest, marks, counted } = describeFiles(await readDescribing(manager, resultId));
    const entries = await readFinalists(manager, resultId);
    const lines = await readLines(manager, resultId);
    const winnerOf = (letter: string | null) =>
      resultOf(
        contest,
        entries,
        marks.filter(({ judge }) => judge !== letter),
        counted,
      )[0]?.entry;
    const winner = winnerOf(null);
    return judges.flatMap(({ name: judgeName, letter }) => {
      if (!marks.some(({ judge }) => judge === letter)) return [];
      const without = winnerOf(letter);
      const line = lines.find(({ number }) => number === without);
      return [{ judgeName, winnerName: line?.name ?? null, isSame: without === winner }];
    });
  }
}

function isCertified(result: ContestResult): boolean {
  return result.certifiedAt !== null;
}

function describeVersion(result: ContestResult): AdminResultVersionDto {
  const { version, state, reason, reasonMalayalam, certifiedAt, announcedAt, finalAt, manifest, fault } =
    result;
  return {
    version,
    state,
    reason,
    reasonMalayalam,
    certifiedAt: certifiedAt!,
    announcedAt,
    finalAt,
    manifest,
    fault,
  };
}

async function readFinalists(manager: EntityManager, resultId: string): Promise<ResultEntry[]> {
  const files = await readSomeFiles(manager, resultId, ['entries.json']);
  const entries = JSON.parse(new TextDecoder().decode(files['entries.json'])) as ResultEntry[];
  return entries.filter(({ isFinalist }) => isFinalist);
}
