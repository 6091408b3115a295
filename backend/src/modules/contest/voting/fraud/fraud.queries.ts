import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLUSTERS } from './clusters.sql.js';
import type { FraudActionDto, VoteClusterDto, VotesHourDto, VotesSummaryDto } from './fraud.dto.js';
import { sentenceOfSignal, type SharedSignal } from './signal-sentences.js';
import { isUndecided } from './undecided.sql.js';

/** The votes of a contest as the console shows them. Nothing of it counts the votes of an entry, except within a cluster. */
@Injectable()
export class FraudQueries {
  constructor(private readonly dataSource: DataSource) {}

  async summarize(contestId: string): Promise<VotesSummaryDto> {
    const [{ undecided, ...summary }] = await this.dataSource.query<[Omit<VotesSummaryDto, 'asked'>]>(
      `select count(*) filter (where state = 'counted')::integer as counted,
         count(*) filter (where state = 'quarantined')::integer as quarantined,
         count(*) filter (where ${isUndecided('ballots')})::integer as undecided,
         count(*) filter (where state = 'withdrawn')::integer as withdrawn,
         count(*) filter (where state = 'void')::integer as void,
         (select count(distinct voter_key)::integer from vote_requests request where contest_id = $1
           and not exists (select from ballots voted
             where voted.contest_id = $1 and voted.voter_key = request.voter_key)) as unconfirmed
       from ballots where contest_id = $1`,
      [contestId],
    );
    const asked = Object.values(summary).reduce((sum, number) => sum + number, 0);
    return { ...summary, undecided, asked };
  }

  listHours(contestId: string): Promise<VotesHourDto[]> {
    return this.dataSource.query(
      `select date_trunc('hour', changed_at) as hour,
         count(*) filter (where state = 'counted')::integer as counted,
         count(*) filter (where state = 'quarantined')::integer as quarantined
       from ballots where contest_id = $1 and state in ('counted', 'quarantined') group by 1 order by 1`,
      [contestId],
    );
  }

  async listClusters(contestId: string): Promise<VoteClusterDto[]> {
    const rows = await this.dataSource.query<
      Array<Omit<VoteClusterDto, 'signals'> & { signals: SharedSignal[] }>
    >(CLUSTERS, [contestId]);
    return rows.map((row) => ({
      ...row,
      signals: row.signals.map((signal) => ({
        kind: signal.kind,
        points: signal.points,
        sentence: sentenceOfSignal(signal),
      })),
    }));
  }

  listActions(contestId: string): Promise<FraudActionDto[]> {
    return this.dataSource.query(
      `select id, kind, reason, ballots as votes, created_at as "createdAt", undone_at as "undoneAt"
       from fraud_actions where contest_id = $1 order by created_at desc, id`,
      [contestId],
    );
  }
}
