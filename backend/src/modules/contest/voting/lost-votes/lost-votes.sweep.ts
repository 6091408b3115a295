import { type Locale, ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../database/transaction.js';
import { Sweep } from '../../../../common/sweeps/sweep.js';
import { LOCKS, lock } from '../../../../database/locks.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES, ENTRY_EVENTS } from '../../entries/public.sql.js';
import { voteEntryBack } from '../emails/vote-entry-back.email.js';
import { voteEntryGone } from '../emails/vote-entry-gone.email.js';
import { voteLost } from '../emails/vote-lost.email.js';

const EVERY_MS = 60_000;

const BATCH = 500;
/** Each time sends two emails. */
const MAX_RETURNS = 2;

/** SQL for a contest with a result to come: until then, a voter learns what has happened to the vote, however late a worker finds out. */
const HAS_NO_RESULT = `(contest.published_at is not null and contest.certified_at is null)`;

/** SQL that joins when `entry` left `contest`, if it did so while voting was open: by its history, so that it does not matter when a worker looks. */
const LEFT_WHILE_OPEN = `
  join lateral (
    select max(created_at) as left_at from ${ENTRY_EVENTS}
    where entry_id = entry.id and from_status = 'approved' and to_status is distinct from 'approved'
  ) departure on left_at >= contest.voting_opens_at and left_at < contest.voting_closes_at`;

/** In one order, so that two workers wait for each other in turn. */
const ADD = `
  insert into lost_votes (ballot_id, entry_id, lost_at)
  select ballot.id, entry.id, left_at
  from ${CONTESTS} contest
    join ${ENTRIES} entry on entry.contest_id = contest.id
    ${LEFT_WHILE_OPEN}
    join ballots ballot on ballot.entry_id = entry.id
  where ${HAS_NO_RESULT} and entry.status <> 'approved' and ballot.state in ('counted', 'quarantined')
    and not exists (select from lost_votes lost where lost.ballot_id = ballot.id and lost.entry_id = entry.id)
  order by ballot.id
  on conflict do nothing`;

/** Voters who were told that the entry is back, and lose it again. Of a fourth time they hear nothing. */
const LOSE_AGAIN = `
  update lost_votes lost set lost_at = left_at, emailed_at = null, returned_at = null, returns = returns + 1
  from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = entry.contest_id ${LEFT_WHILE_OPEN}, ballots ballot
  where lost.entry_id = entry.id and ballot.id = lost.ballot_id and ballot.entry_id = entry.id
    and returned_at is not null and returns < ${MAX_RETURNS} and entry.status <> 'approved'
    and ballot.state in ('counted', 'quarantined') and ${HAS_NO_RESULT}`;

/** An entry that is back before its voters got the email has lost nobody. If it leaves again, the hour begins again. */
const FORGET = [
  `delete from lost_votes lost using ${ENTRIES} entry
   where lost.entry_id = entry.id and emailed_at is null and returns = 0 and entry.status = 'approved'`,
  // These voters know of an earlier time, and that the entry was back after it.
  `update lost_votes lost set emailed_at = lost_at, returned_at = site_now() from ${ENTRIES} entry
   where lost.entry_id = entry.id and emailed_at is null and returns > 0 and entry.status = 'approved'`,
];

/**
 * An entry that leaves for a minute, by mistake or by intent, must not lose its voters: they would not come back. So the email waits for
 * an hour, or for the close of voting.
 */
const IS_DUE = `(lost.lost_at < contest.voting_closes_at
  and (lost.lost_at <= site_now() - interval '1 hour' or contest.voting_closes_at <= site_now()))`;

/** Not those whose voter has chosen again, or whose entry is back. A release before left the votes of an erased entry without one. */
const TAKE = `
  with due as materialized (
    select lost.id, ballot.email, ballot.language, contest.id as contest_id, title, title_malayalam,
      contest.voting_closes_at <= site_now() as is_over
    from lost_votes lost
      join ballots ballot on ballot.id = lost.ballot_id
      join ${CONTESTS} contest on contest.id = ballot.contest_id
      left join ${ENTRIES} entry on entry.id = lost.entry_id
    where lost.emailed_at is null and ${HAS_NO_RESULT} and ${IS_DUE} and ballot.email is not null
      and (entry.id is null and ballot.entry_id is null or ballot.entry_id = entry.id and entry.status <> 'approved')
    limit ${BATCH} for update of lost skip locked
  ), emailed as (
    update lost_votes set emailed_at = site_now() from due where lost_votes.id = due.id
  )
  select email, language, contest_id as "contestId", title, title_malayalam as "titleMalayalam",
    is_over as "isOver" from due`;

/** Voters who were told that the entry is gone, and do not know yet that their vote counts again: until the result, also after the close. */
const TAKE_RETURNED = `
  with due as materialized (
    select lost.id, ballot.email, ballot.language, contest.id as contest_id, title, title_malayalam
    from lost_votes lost
      join ballots ballot on ballot.id = lost.ballot_id
      join ${CONTESTS} contest on contest.id = ballot.contest_id
      join ${ENTRIES} entry on entry.id = lost.entry_id and entry.id = ballot.entry_id
    where lost.emailed_at is not null and lost.returned_at is null and entry.status = 'approved'
      and ballot.state in ('counted', 'quarantined') and ballot.email is not null
      and ${HAS_NO_RESULT}
    limit ${BATCH} for update of lost skip locked
  ), emailed as (
    update lost_votes set returned_at = site_now() from due where lost_votes.id = due.id
  )
  select email, language, contest_id as "contestId", title, title_malayalam as "titleMalayalam" from due`;

/** Entries whose voters got the email, and that have no act about it yet, of contests whose result is public. */
export const FIND_UNRECORDED = `
  with unrecorded as materialized (
    select entry_id, ballot_id from lost_votes where emailed_at is not null and recorded_at is null
  )
  select unrecorded.entry_id as "entryId", ballot.contest_id as "contestId", count(*)::integer as voters
  from unrecorded join ballots ballot on ballot.id = ballot_id join ${CONTESTS} contest on contest.id = ballot.contest_id
  where result_announced_at is not null group by 1, 2 order by 1`;

interface Voter {
  email: string;
  language: Locale;
  contestId: string;
  title: string;
  titleMalayalam: string | null;
}

interface VoterOfLost extends Voter {
  /** Whether it is too late to choose another entry. */
  isOver: boolean;
}

/** Emails voters whose entry has left the contest while voting was open, and again when it comes back: once for each time, three times at most. */
@Injectable()
export class LostVotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  @Sweep(EVERY_MS, 'voters whose entry is gone could not be emailed, or who was told not recorded', {
    atStart: true,
  })
  async run(): Promise<void> {
    await this.emailVoters();
    await this.recordTold();
  }

  async emailVoters(): Promise<void> {
    for (const forget of FORGET) await this.dataSource.query(forget);
    await this.dataSource.query(LOSE_AGAIN);
    await this.dataSource.query(ADD);
    while ((await this.emailLost()) === BATCH);
    while ((await this.emailReturned()) === BATCH);
  }

  /** Writes how many voters of an entry got the email that it left: after the result, because before it, the number is a tally. */
  async recordTold(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.toldVoters);
      const entries =
        await manager.query<Array<{ entryId: string; contestId: string; voters: number }>>(FIND_UNRECORDED);
      for (const { entryId, contestId, voters } of entries) {
        await manager.query(
          'update lost_votes set recorded_at = site_now() where entry_id = $1 and emailed_at is not null',
          [entryId],
        );
        await this.audit.record(manager, {
          action: 'votes.informVoters',
          actorId: null,
          subjectId: contestId,
          contestId,
          data: { entryId, voters },
        });
      }
    });
  }

  private emailReturned(): Promise<number> {
    return inTransaction(this.dataSource, async (tx) => {
      const voters = await tx.manager.query<Voter[]>(TAKE_RETURNED);
      await this.mailing.queueEmails(
        tx,
        voters.map((voter) => ({ template: voteEntryBack, ...toEmail(voter) })),
      );
      return voters.length;
    });
  }

  private emailLost(): Promise<number> {
    return inTransaction(this.dataSource, async (tx) => {
      const voters = await tx.manager.query<VoterOfLost[]>(TAKE);
      await this.mailing.queueEmails(
        tx,
        voters.map((voter) => ({
          template: voter.isOver ? voteLost : voteEntryGone,
          ...toEmail(voter),
        })),
      );
      return voters.length;
    });
  }
}

function toEmail({ email, language, contestId, title, titleMalayalam }: Voter) {
  return {
    to: email,
    payload: { contestTitle: ownerText(language, title, titleMalayalam) },
    language,
    contestId,
  };
}
