import { Injectable } from '@nestjs/common';
import { LOCKS, lock, tryLock } from '../../../../database/locks.js';
import { takeEach } from '../../../../common/sweeps/sweep.js';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { domainOf, registeredDomainOf } from '../../../../common/addresses/canonical-address.js';
import { isDisposable, relayOf } from '../throwaway-domains/disposable-address.js';
import { EVERYDAY_DOMAINS } from '../throwaway-domains/everyday-domains.js';

import { MailDomains } from './mail-domains.js';
import { DELETE_SIGNALS, FOLLOW_SCORES, INSERT_SIGNALS, RULES_VERSION } from './signals.sql.js';
import { stemOf } from './stem-of.js';
import { CONTESTS, IS_DECIDABLE } from '../../contests/public.sql.js';

/** SQL for what the scores of a contest depend on. It also changes each night. */
const STATE_OF_VOTES = `concat_ws(' ', ${RULES_VERSION}, (site_now() at time zone time_zone)::date,
  (select concat_ws(' ', count(*), sum(changes)) from ballots where contest_id = contest.id),
  (select concat_ws(' ', count(*), max(created_at)) from disposable_domains),
  (select count(*) from mail_domains where not has_mx),
  (select count(undone_at) from fraud_actions where contest_id = contest.id))`;

/**
 * SQL for a contest that is not decided, or for a year after the announced result: then the data of voters is deleted, and scores stay.
 * While a correction is possible, signals of a certified contest follow too, until the first data of a voter is deleted.
 */
const IS_SCORED = `(${IS_DECIDABLE} and site_now() < winner_at + interval '1 year'
  and (certified_at is null or not exists (select from ballots where ballots.contest_id = contest.id and email is null)))`;

interface VoteToScore {
  id: string;
  changes: number;
  email: string | null;
}

/** Looks for what makes votes suspicious, and quarantines those with many points until a result is certified. */
@Injectable()
export class VoteScores {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
    private readonly domains: MailDomains,
  ) {}

  /** Scores the contests in which something changed since their last score. One that fails does not stop the others. */
  async scoreChanged(): Promise<void> {
    const changed = await this.dataSource.query<Array<{ id: string }>>(
      `select id from ${CONTESTS} contest left join vote_scores on contest_id = id
       where published_at is not null and ${IS_SCORED} and voting_opens_at <= site_now()
         and fingerprint is distinct from ${STATE_OF_VOTES}`,
    );
    await takeEach(
      changed.map(
        ({ id }) =>
          () =>
            this.scoreOne(id),
      ),
    );
  }

  /** Does nothing while another process scores. */
  private async scoreOne(id: string): Promise<void> {
    await this.domains.lookUp(await this.listDomains(id));
    await this.dataSource.transaction(async (manager) => {
      if (await tryLock(manager, LOCKS.scores)) await this.score(manager, id);
    });
  }

  /** Scores a contest whether something changed or not. Waits for a score that is under way. */
  async rescore(contestId: string): Promise<void> {
    await this.domains.lookUp(await this.listDomains(contestId));
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.scores);
      await this.score(manager, contestId);
    });
  }

  private async listDomains(contestId: string): Promise<string[]> {
    const votes = await listVotes(this.dataSource.manager, contestId);
    return [...new Set(votes.flatMap(({ email }) => (email === null ? [] : [domainOf(email)])))];
  }

  private async score(manager: EntityManager, contestId: string): Promise<void> {
    // Before the votes are read: a vote that is counted meanwhile then makes the next run score again.
    const scoring = await manager.query<unknown[]>(
      `insert into vote_scores (contest_id, fingerprint)
       select id, ${STATE_OF_VOTES} from ${CONTESTS} contest where id = $1 and ${IS_SCORED}
       on conflict (contest_id) do update set fingerprint = excluded.fingerprint, scored_at = site_now()
       returning contest_id`,
      [contestId],
    );
    if (scoring.length === 0) return;
    const votes = await listVotes(manager, contestId);
    const ids = votes.map(({ id }) => id);
    const changes = votes.map((vote) => vote.changes);
    const ofEmail = <T>(read: (email: string) => T) => votes.map(({ email }) => email && read(email));
    await manager.query(DELETE_SIGNALS, [contestId]);
    await manager.query(INSERT_SIGNALS, [
      contestId,
      ids,
      changes,
      ofEmail(domainOf),
      ofEmail(registeredDomainOf),
      ofEmail(stemOf),
      votes.map(({ email }) => email !== null && isDisposable(email)),
      ofEmail(relayOf),
      EVERYDAY_DOMAINS,
      RULES_VERSION,
    ]);
    const [{ quarantined, released }] = await manager.query<[{ quarantined: number; released: number }]>(
      FOLLOW_SCORES,
      [contestId, ids, changes],
    );
    if (quarantined + released === 0) return;
    await this.audit.record(manager, {
      action: 'votes.score',
      actorId: null,
      subjectId: contestId,
      contestId,
      data: { quarantined, released, rulesVersion: RULES_VERSION },
    });
  }
}

function listVotes(manager: EntityManager, contestId: string): Promise<VoteToScore[]> {
  return manager.query(
    `select id, changes, email from ballots where contest_id = $1 and state in ('counted', 'quarantined')`,
    [contestId],
  );
}
