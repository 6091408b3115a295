import type { EntityManager } from 'typeorm';
import { DomainError } from '../../../common/errors/domain-error.js';
import { IS_REASON_PUBLIC } from './is-reason-public.sql.js';
import type { ReasonOfLeftDto, UnexplainedEntryDto } from './left-entries.dto.js';
import { AUDIT_LOG } from '../../audit/public.sql.js';
import { CONTESTS } from '../contests/public.sql.js';

export interface ExplainedEntry {
  entryId: string;
  reason: string;
  reasonMalayalam: string | null;
}

/**
 * The entries that staff took out of the contest, or rejected after they had taken them out, since nobody can enter any more or since voting has
 * opened, that are not back, and of which no act says why: neither a decision, nor the opening of a round or the proposal of a result after it.
 * `verify.mjs` compares those that were taken out since then.
 */
export async function listUnexplained(
  manager: EntityManager,
  contestId: string,
): Promise<UnexplainedEntryDto[]> {
  return manager.query<UnexplainedEntryDto[]>(
    `select leaving.subject_id as "entryId", nullif(entry.name, '') as name, leaving.at as "leftAt"
     from (
       select distinct on (subject_id) * from ${AUDIT_LOG}
       where contest_id = $1 and data ->> 'from' = 'approved'
         and action in ('entry.disapprove', 'entry.delete', 'entry.withdraw', 'entry.erase')
       order by subject_id, id desc
     ) leaving
       join ${CONTESTS} contest on contest.id = leaving.contest_id
       left join contest_entries entry on entry.id::text = leaving.subject_id
     where leaving.action in ('entry.disapprove', 'entry.delete')
       and (${IS_REASON_PUBLIC('leaving.at')} or exists (select from ${AUDIT_LOG} act where act.contest_id = $1
         and act.subject_id = leaving.subject_id and act.action = 'entry.reject' and act.id > leaving.id and ${IS_REASON_PUBLIC('act.at')}))
       and entry.status is distinct from 'approved'
       and not exists (select from ${AUDIT_LOG} act where act.contest_id = $1 and act.subject_id = leaving.subject_id
         and act.id >= leaving.id and act.action in ('entry.disapprove', 'entry.reject') and act.data ? 'reason')
       and not exists (select from ${AUDIT_LOG} act, jsonb_array_elements(act.data -> 'left') explained
         where act.contest_id = $1 and act.action in ('round.open', 'result.propose') and act.id > leaving.id
           and explained ->> 'entryId' = leaving.subject_id)
     order by leaving.id`,
    [contestId],
  );
}

/** Returns the reasons of the entries that left without one. Throws if any has none still. */
export async function explainLeft(
  manager: EntityManager,
  contestId: string,
  reasons: ReasonOfLeftDto[],
): Promise<ExplainedEntry[]> {
  const left = await listUnexplained(manager, contestId);
  const reasonOf = new Map(reasons.map((each) => [each.entryId, each]));
  const missing = left.filter(({ entryId }) => !reasonOf.has(entryId));
  if (missing.length > 0)
    throw new DomainError('LEFT_WITHOUT_REASON', {
      message: `${missing.length === 1 ? '1 entry was' : `${missing.length} entries were`} taken out of the contest and nothing says why. Please give a reason, which is published with the result.`,
      details: missing.map(({ entryId }) => ({ field: 'reasons', message: entryId })),
    });
  return left.map(({ entryId }) => {
    const { reason, reasonMalayalam = null } = reasonOf.get(entryId)!;
    return { entryId, reason, reasonMalayalam };
  });
}
