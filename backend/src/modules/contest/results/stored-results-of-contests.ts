import { leafOf } from '@paattu/verify';
import { Global, Injectable, Module } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WinnerLinkDto } from '../contests/contest.dto.js';
import {
  type HappenedToEntry,
  type LineOfEntry,
  type ResultOfContest,
  type ResultOfEntry,
  ResultsOfContests,
} from '../contests/results-of-contests.js';
import { photoPath } from '../photos/photo-path.js';
import { CAUSE_OF_LAPSED } from './next-line.js';
import { STATE } from './prize/offers.sql.js';
import { lastPublicResult } from './public-result.sql.js';
import { ENTRIES } from '../entries/public.sql.js';
import { JURY_ROUNDS } from '../jury/public.sql.js';
import { BALLOTS } from '../voting/public.sql.js';

interface FirstPlace {
  hasResults: boolean;
  hasJury: boolean;
  id: string | null;
  slug: string;
  name: string;
  videoId: string;
  points: number;
}

/** $1 the entry. */
const HAPPENED = `
  select announced_at as at, case version when 1 then 'announce-result' else 'correct-result' end as action,
    reason, reason_malayalam as "reasonMalayalam"
  from contest_results result join result_lines line on result_id = result.id
  where line.entry_id = $1 and announced_at is not null
  union all
  select offered_at, 'offer-prize', null, null from prize_offers where entry_id = $1
  union all
  select coalesce(answered_at, due_at),
    case state when 'accepted' then 'accept-prize' when 'declined' then 'decline-prize' else 'lapse-prize' end, null, null
  from prize_offers offer where entry_id = $1
    -- An offer also lapses when the entry leaves the contest, or a correction the result, which the history shows anyway.
    and (answered_at is not null or state = 'lapsed' and ${CAUSE_OF_LAPSED} = 'unanswered')
  order by at`;

@Injectable()
export class StoredResultsOfContests extends ResultsOfContests {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async findResult(contestId: string): Promise<ResultOfContest> {
    const [found] = await this.dataSource.query<[FirstPlace]>(
      `select result.id is not null as "hasResults",
         exists (select from ${JURY_ROUNDS} where contest_id = $1) as "hasJury",
         entry.id, slug, name, video_id as "videoId", total as points
       from (select ${lastPublicResult('$1')} as id) result
         left join result_lines line on line.result_id = result.id and place = 1
         left join ${ENTRIES} entry on entry.id = entry_id and status = 'approved'`,
      [contestId],
    );
    const { hasResults, hasJury, id, ...winner } = found;
    return {
      hasResults,
      hasJury,
      winner: id === null ? null : { ...winner, photoUrl: photoPath(id, 'card') },
    };
  }

  async listWinners(): Promise<Map<string, WinnerLinkDto | null>> {
    const rows = await this.dataSource.query<Array<{ contestId: string; slug: string | null; name: string }>>(
      `select result.contest_id as "contestId", entry.slug, entry.name
       from contest_results result
         left join result_lines line on line.result_id = result.id and place = 1
         left join ${ENTRIES} entry on entry.id = entry_id and status = 'approved'
       where result.id = ${lastPublicResult('result.contest_id')}`,
    );
    return new Map(
      rows.map(({ contestId, slug, name }) => [contestId, slug === null ? null : { slug, name }]),
    );
  }

  async findLines(
    manager: EntityManager,
    contestId: string,
    entryIds: readonly string[],
  ): Promise<Map<string, LineOfEntry>> {
    const rows = await manager.query<Array<LineOfEntry & { id: string }>>(
      `select asked.id, line.place, line.number
       from unnest($2::uuid[]) asked (id) cross join (select ${lastPublicResult('$1')} as found) result
         left join result_lines line on line.result_id = result.found and line.entry_id = asked.id
       where result.found is not null`,
      [contestId, entryIds],
    );
    return new Map(rows.map(({ id, ...line }) => [id, line]));
  }

  async listPlaced(manager: EntityManager, contestId: string): Promise<string[] | null> {
    const [row] = await manager.query<[{ ids: string[] }?]>(
      `select coalesce(
         (select array_agg(entry_id order by place) from result_lines
          where result_id = result.found and place is not null and entry_id is not null), '{}') as ids
       from (select ${lastPublicResult('$1')} as found) result where result.found is not null`,
      [contestId],
    );
    return row?.ids ?? null;
  }

  async isNeeded(manager: EntityManager, contestId: string): Promise<boolean> {
    const [row] = await manager.query<[{ isNeeded: boolean }]>(
      `select exists (select from ${BALLOTS} where contest_id = $1)
         or exists (select from ${JURY_ROUNDS} where contest_id = $1)
         or exists (select from contest_results where contest_id = $1 and state <> 'dropped') as "isNeeded"`,
      [contestId],
    );
    return row.isNeeded;
  }

  async findEndOfRounds(manager: EntityManager, contestId: string): Promise<Date | null> {
    const [rounds] = await manager.query<[{ end: Date | null }]>(
      `select max(closes_at) as "end" from ${JURY_ROUNDS} where contest_id = $1`,
      [contestId],
    );
    return rounds.end;
  }

  async listOffered(manager: EntityManager, entryIds: readonly string[]): Promise<Set<string>> {
    const rows = await manager.query<Array<{ entryId: string }>>(
      'select entry_id as "entryId" from prize_offers where entry_id = any($1)',
      [entryIds],
    );
    return new Set(rows.map(({ entryId }) => entryId));
  }

  async awaitsAnswer(manager: EntityManager, entryId: string): Promise<boolean> {
    const offers = await manager.query<unknown[]>(
      `select from prize_offers offer where entry_id = $1 and ${STATE} in ('open', 'suspended')`,
      [entryId],
    );
    return offers.length > 0;
  }

  async findOfEntry(entryId: string): Promise<ResultOfEntry> {
    const happened = await this.dataSource.query<HappenedToEntry[]>(HAPPENED, [entryId]);
    return {
      hasOffer: happened.some(({ action }) => action === 'offer-prize'),
      hasResult: happened.some(({ action }) => action.endsWith('-result')),
      happened,
    };
  }

  async findVote(contestId: string, receipt: string): Promise<'counted' | 'void' | null> {
    const [result] = await this.dataSource.query<Array<{ id: string; nonce: string }>>(
      `select id, convert_from(content, 'UTF8')::jsonb ->> 'nonce' as nonce
       from contest_results join result_files on result_id = id and name = 'contest.json'
       where id = ${lastPublicResult('$1')}`,
      [contestId],
    );
    if (!result) return null;
    const leaf = await leafOf(result.nonce, receipt);
    // After the leaf and a space, a line of the roll has the state.
    const [line] = await this.dataSource.query<Array<{ state: string }>>(
      `select convert_from(substring(content from position + 65 for 4), 'UTF8') as state
       from (select content, position(convert_to($2, 'UTF8') in content) as position
         from result_files where result_id = $1 and name = 'roll.txt') roll
       where position > 0`,
      [result.id, leaf],
    );
    if (!line) return null;
    return line.state === 'void' ? 'void' : 'counted';
  }
}

/** Global: modules below that of results ask it, and import nothing of it. */
@Global()
@Module({
  providers: [{ provide: ResultsOfContests, useClass: StoredResultsOfContests }],
  exports: [ResultsOfContests],
})
export class ResultsOfContestsModule {}
