import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { DataSource, type EntityManager } from 'typeorm';
import { SITE_ZONE } from '../../../common/clock/site-zone.js';
import { inTransaction } from '../../../database/transaction.js';
import { LOCKS, tryLock } from '../../../database/locks.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AT, firstPrevious, sealHash, type Sealed, type SealedAct } from './seal-hash.js';

const EVERY_MS = 2_000;
const BATCH = 1_000;

const ACTS = `
  select row.id, ${AT} as at, actor_id as "actorId", action, subject_kind as "subjectKind", subject_id as "subjectId",
    contest_id as "contestId", data, details_hash as "detailsHash"
  from unsealed_acts join audit_log row on row.id = audit_id order by row.id limit ${BATCH}`;

/** An announced contest whose chain has no link of this day. A decided contest needs one only after another act. */
const CONTESTS_WITHOUT_DAY = `
  select contest.id as "contestId", to_char(today, 'YYYY-MM-DD') as day
  from contest_facts contest
    cross join (select (site_now() at time zone ${SITE_ZONE})::date as today) calendar
    left join lateral (
      select day from audit_seals where contest_id = contest.id order by position desc limit 1) last on true
  where published_at is not null and announce_at <= site_now()
    and (certified_at is null or last.day is null)
    and not exists (select from audit_seals where contest_id = contest.id and audit_seals.day = today)`;

interface Head {
  contestId: string;
  position: number;
  hash: Buffer;
}

/**
 * Seals the acts of contests in one hash chain for each contest. An act is sealed after its transaction, so acts never wait
 * for each other; the order of a chain is that in which acts are found. The transaction that seals an act also takes it from
 * `unsealed_acts`, so that a killed worker neither loses nor repeats one.
 */
@Injectable()
export class AuditSealer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
  ) {}

  @Sweep(EVERY_MS, 'acts could not be sealed')
  async run(): Promise<void> {
    while ((await this.sealActs()) === BATCH);
    await this.sealDays();
  }

  /** Returns how many acts it sealed. */
  private sealActs(): Promise<number> {
    return this.alone(async (manager) => {
      const acts = await manager.query<SealedAct[]>(ACTS);
      if (acts.length === 0) return 0;
      await append(
        manager,
        acts.map((act) => ({ act })),
      );
      await manager.query('delete from unsealed_acts where audit_id = any($1)', [acts.map(({ id }) => id)]);
      return acts.length;
    });
  }

  private async sealDays(): Promise<void> {
    await this.alone(async (manager) => {
      const days = await manager.query<Array<{ contestId: string; day: string }>>(CONTESTS_WITHOUT_DAY);
      if (days.length === 0) return 0;
      await append(manager, days);
      // The pages of these contests have a new head, also if the worker is killed after the commit.
      await this.changes.publishAtCommit(manager, 'contest');
      return days.length;
    });
  }

  /** Does nothing, and returns 0, while another worker seals. */
  private alone(work: (manager: EntityManager) => Promise<number>): Promise<number> {
    return inTransaction(this.dataSource, async ({ manager }) => {
      return (await tryLock(manager, LOCKS.seals)) ? work(manager) : 0;
    });
  }
}

async function append(manager: EntityManager, sealed: Sealed[]): Promise<void> {
  const heads = await readHeads(manager, [...new Set(sealed.map(contestOf))]);
  const rows = sealed.map((each) => {
    const contestId = contestOf(each);
    const last = heads.get(contestId) ?? { position: 0, hash: firstPrevious(contestId) };
    const head = { contestId, position: last.position + 1, hash: sealHash(last.hash, each) };
    heads.set(contestId, head);
    const [auditId, day] = 'act' in each ? [each.act.id, null] : [null, each.day];
    return { ...head, auditId, day, previousHash: last.hash };
  });
  const column = <Key extends keyof (typeof rows)[0]>(key: Key) => rows.map((row) => row[key]);
  await manager.query(
    `insert into audit_seals (contest_id, position, audit_id, day, previous_hash, hash)
     select * from unnest($1::uuid[], $2::integer[], $3::bigint[], $4::date[], $5::bytea[], $6::bytea[])`,
    [
      column('contestId'),
      column('position'),
      column('auditId'),
      column('day'),
      column('previousHash'),
      column('hash'),
    ],
  );
}

async function readHeads(manager: EntityManager, contestIds: string[]) {
  const heads = await manager.query<Head[]>(
    `select contest_id as "contestId", position, hash
     from unnest($1::uuid[]) chain (id)
       cross join lateral (select * from audit_seals where contest_id = chain.id order by position desc limit 1) last`,
    [contestIds],
  );
  return new Map(heads.map((head) => [head.contestId, head]));
}

function contestOf(sealed: Sealed): string {
  return 'act' in sealed ? sealed.act.contestId : sealed.contestId;
}
