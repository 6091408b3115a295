import { heldBy } from '../../../holds/holds.js';
import type { EntityManager } from 'typeorm';
import { DomainError, fieldError } from '../../../../common/errors/domain-error.js';
import { CAN_COME_BACK, ERASED_AT } from '../../entries/erased-at.sql.js';
import type { RoundNumber } from './jury-round.entity.js';
import { findUnfinished } from './unfinished-entries.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES, ENTRY_REVISIONS } from '../../entries/public.sql.js';

/** Once submissions have closed, which is when visitors read it. The dates and the criteria stay until the round is there. */
export async function requireDue(manager: EntityManager, contestId: string, closesAt: Date): Promise<void> {
  const [contest] = await manager.query<
    Array<{ isOver: boolean; isCertified: boolean; isValidEnd: boolean }>
  >(
    `select published_at is not null
         and case entry_gate when 'always' then voting_opens_at else closes_at end <= site_now() as "isOver",
       certified_at is not null as "isCertified", site_now() < $2 and $2 < winner_at as "isValidEnd"
     from ${CONTESTS} where id = $1 for share`,
    [contestId, closesAt],
  );
  if (!contest) throw new DomainError('NOT_FOUND');
  if (!contest.isOver) throw new DomainError('ENTRIES_STILL_OPEN');
  if (contest.isCertified) throw new DomainError('JURY_CLOSED');
  if (!contest.isValidEnd) throw fieldError('ROUND_END_INVALID', 'closesAt');
}

/** All that entrants have sent is decided, so that the judges hear all of it, and the videos stay. */
export async function requireDecided(manager: EntityManager, contestId: string): Promise<void> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `select (select count(*) from ${ENTRIES} where contest_id = $1 and status = 'pending')
       + (select count(*) from ${ENTRY_REVISIONS} revision join ${ENTRIES} entry on entry.id = entry_id
          where contest_id = $1 and status = 'approved' and state = 'pending') as count`,
    [contestId],
  );
  if (count > 0)
    throw new DomainError('ENTRIES_UNDECIDED', {
      message: `${count} ${count === 1 ? 'entry or change waits' : 'entries or changes wait'} for a decision. Please decide first.`,
    });
}

/** A deleted entry that came back once the judges have their entries would be late, so its day for an undo ends first. */
export async function requireNoDeletions(manager: EntityManager, contestId: string): Promise<void> {
  const [{ count, until, isHeld, timeZone }] = await manager.query<
    [{ count: number; until: Date | null; isHeld: boolean; timeZone: string }]
  >(
    `select count(entry.id)::integer as count, max(${ERASED_AT}) as until, ${heldBy('contest.id')} as "isHeld",
       time_zone as "timeZone"
     from ${CONTESTS} contest left join ${ENTRIES} entry on contest_id = contest.id
       and deleted_from in ('pending', 'approved') and ${CAN_COME_BACK}
     where contest.id = $1 group by contest.id`,
    [contestId],
  );
  if (until === null) return;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const found =
    count === 1
      ? 'The deletion of 1 entry can still be undone'
      : `The deletions of ${count} entries can still be undone`;
  const end = isHeld ? 'as long as the contest is kept' : `until ${time.format(until)} (${timeZone})`;
  throw new DomainError('DELETION_UNDOABLE', {
    message: `${found}, ${end}. Please undo it, or open the round after that.`,
  });
}

/** The first round comes before the final, ends before it, and has its marks then. The caller has locked the rounds. */
export async function requireTurn(
  manager: EntityManager,
  contestId: string,
  number: RoundNumber,
): Promise<void> {
  const rounds = await manager.query<Array<{ id: string; number: RoundNumber; isOpen: boolean }>>(
    `select id, number, site_now() < closes_at as "isOpen" from jury_rounds where contest_id = $1`,
    [contestId],
  );
  if (rounds.some((round) => round.number >= number)) throw new DomainError('ROUND_OPENED');
  if (rounds.some(({ isOpen }) => isOpen)) throw new DomainError('ROUND_STILL_OPEN');
  const [first] = rounds;
  if (!first) return;
  const { length: count } = await findUnfinished(manager, { roundId: first.id, contestId });
  if (count > 0)
    throw new DomainError('FIRST_ROUND_UNFINISHED', {
      message: `${count} ${count === 1 ? 'entry has' : 'entries have'} fewer than three marks. Please extend the first round.`,
    });
}
