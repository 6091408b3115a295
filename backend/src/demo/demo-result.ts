import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../modules/audit/audit-log.service.js';
import { FraudActions } from '../modules/contest/voting/fraud/fraud-actions.service.js';
import { FraudQueries } from '../modules/contest/voting/fraud/fraud.queries.js';
import { VoteScores } from '../modules/contest/voting/fraud/vote-scores.js';
import { ProofRequests } from '../modules/contest/entries/page/ownership/proof-requests.service.js';
import { ResultsService } from '../modules/contest/results/results.service.js';
import { hashOfResult, readFiles } from '../modules/contest/results/stored-result.js';
import { VotingClose } from '../modules/contest/voting/close/voting-close.js';

const REASON = 'Demo data: a program wrote these votes, so that the console can find them.';

const WAIVER = {
  blocker: 'quarantined-votes',
  reason: REASON,
  reasonMalayalam: 'ഡെമോ വിവരം: കൺസോളിൽ കണ്ടെത്താനായി ഒരു പ്രോഗ്രാം ചേർത്ത വോട്ടുകളാണിവ.',
} as const;

interface DemoVersion {
  id: string;
  title: string;
  isCertified: boolean;
}

/** The result of the running demo, as its owner certifies it. The worker announces it. */
@Injectable()
export class DemoResult {
  constructor(
    private readonly dataSource: DataSource,
    private readonly closing: VotingClose,
    private readonly scores: VoteScores,
    private readonly clusters: FraudQueries,
    private readonly fraud: FraudActions,
    private readonly proofs: ProofRequests,
    private readonly results: ResultsService,
    private readonly audit: AuditLog,
  ) {}

  /** Adds what an interrupted seeding has not added. */
  async seed(contestId: string, ownerId: string): Promise<void> {
    if ((await this.findResult(contestId))?.isCertified) return;
    await this.closing.closeDue();
    await this.quarantine(contestId, ownerId);
    await this.prove(contestId, ownerId);
    await this.endRound(contestId, ownerId);
    await this.certify(contestId, ownerId);
    // The planned day is ahead. The worker announces a result that is due.
    await this.dataSource.query('update contests set winner_at = site_now() where id = $1', [contestId]);
  }

  private async quarantine(contestId: string, ownerId: string): Promise<void> {
    await this.scores.rescore(contestId);
    const clusters = await this.clusters.listClusters(contestId);
    const counted = clusters.filter(({ votes, quarantined }) => quarantined < votes).map(({ id }) => id);
    if (counted.length > 0)
      await this.fraud.act({ contestId, clusters: counted, kind: 'quarantine', reason: REASON }, ownerId);
  }

  /** YouTube does not know the videos of the demo. */
  private async prove(contestId: string, ownerId: string): Promise<void> {
    const entries = await this.dataSource.query<Array<{ id: string; videoId: string }>>(
      `select id, video_id as "videoId" from contest_entries entry where contest_id = $1 and status = 'approved'
         and not exists (select from ownership_proofs where entry_id = entry.id and state = 'proved')`,
      [contestId],
    );
    await this.proofs.ask(
      entries.map(({ id }) => id),
      ownerId,
    );
    for (const { id, videoId } of entries) await this.proofs.recordByHand(id, videoId, ownerId);
  }

  /** All marks are there before the planned end. The act says that it was moved, as the files of the result are compared with it. */
  private async endRound(contestId: string, ownerId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [ended] = await manager.query<[Array<{ id: string; closesAt: Date }>, number]>(
        `update jury_rounds set closes_at = site_now() where contest_id = $1 and closes_at > site_now()
         returning id, closes_at as "closesAt"`,
        [contestId],
      );
      for (const { id: subjectId, closesAt } of ended)
        await this.audit.record(manager, {
          action: 'round.extend',
          actorId: ownerId,
          subjectId,
          contestId,
          data: { closesAt },
        });
    });
  }

  private async certify(contestId: string, ownerId: string): Promise<void> {
    if ((await this.findResult(contestId)) === null) {
      await this.results.waive(contestId, WAIVER, ownerId);
      await this.results.propose(contestId, { reason: null, reasonMalayalam: null }, ownerId);
    }
    const proposal = await this.findResult(contestId);
    const hash = hashOfResult(await readFiles(this.dataSource.manager, proposal!.id));
    await this.results.certify(contestId, { title: proposal!.title, hash }, ownerId);
  }

  private async findResult(contestId: string): Promise<DemoVersion | null> {
    const [result] = await this.dataSource.query<DemoVersion[]>(
      `select result.id, title, result.certified_at is not null as "isCertified"
       from contest_results result join contests contest on contest.id = contest_id
       where contest_id = $1 and state <> 'dropped' order by version limit 1`,
      [contestId],
    );
    return result ?? null;
  }
}
