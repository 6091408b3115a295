import type { EntityManager } from 'typeorm';
import type { AuditLog } from '../../../audit/audit-log.service.js';

import { doneAt } from '../../../../database/app-state.entity.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';
import { CONTESTS, IS_DECIDABLE, VOTES_ARE_UNCLOSED } from '../../contests/public.sql.js';

/**
 * SQL for a contest in which votes are cast now, and whose acts do not say yet which throwaway domains were listed when voting opened. Of one
 * that opened under an earlier release, nobody knows it.
 */
const IS_UNRECORDED = `${VOTES_ARE_UNCLOSED}
  and contest.voting_opens_at <= site_now()
  and contest.voting_opens_at >= coalesce(${doneAt('recorded-domains')}, '-infinity')
  and (select true from ${AUDIT_LOG} where contest_id = contest.id and action = 'votes.listDomains' limit 1) is null`;

export async function isOpeningDue(manager: EntityManager): Promise<boolean> {
  const due = await manager.query<unknown[]>(
    `select from ${CONTESTS} contest where ${IS_UNRECORDED} limit 1`,
  );
  return due.length > 0;
}

/** Writes down, for each contest whose voting has opened, which domains are listed. The caller has locked them. */
export async function recordOpenings(manager: EntityManager, audit: AuditLog): Promise<void> {
  const contests = await manager.query<Array<{ id: string }>>(
    `select id from ${CONTESTS} contest where ${IS_UNRECORDED} order by id`,
  );
  if (contests.length === 0) return;
  const [{ domains }] = await manager.query<[{ domains: string[] }]>(
    `select coalesce(array_agg(domain order by domain collate "C"), '{}') as domains from disposable_domains`,
  );
  for (const { id: contestId } of contests)
    await audit.record(manager, {
      action: 'votes.listDomains',
      actorId: null,
      subjectId: contestId,
      contestId,
      data: { domains },
    });
}

/** Writes a change of the list into the acts of each contest that it is about: from the publication until the result is final. */
export async function recordChange(
  manager: EntityManager,
  audit: AuditLog,
  action: 'votes.addDisposableDomain' | 'votes.removeDisposableDomain',
  data: { domain: string; reason: string },
  actorId: string,
): Promise<void> {
  const contests = await manager.query<Array<{ id: string }>>(
    `select id from ${CONTESTS} contest where published_at is not null and ${IS_DECIDABLE} order by id`,
  );
  const contestIds = contests.length === 0 ? [null] : contests.map(({ id }) => id);
  for (const contestId of contestIds) await audit.record(manager, { action, actorId, contestId, data });
}
