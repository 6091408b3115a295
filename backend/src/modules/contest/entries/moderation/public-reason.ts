import type { EntityManager } from 'typeorm';
import type { ContestEntry } from '../contest-entry.entity.js';
import { IS_REASON_PUBLIC } from '../is-reason-public.sql.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** Whether the record of the contest has the reason of a decision: only of an entry that everybody has seen. `status` is that before it. */
export async function isReasonPublic(
  manager: EntityManager,
  { id, contestId, status }: Pick<ContestEntry, 'id' | 'contestId' | 'status'>,
): Promise<boolean> {
  const [{ isPublic }] = await manager.query<[{ isPublic: boolean }]>(
    `select ${IS_REASON_PUBLIC('site_now()')} and ($3 or exists (select from ${AUDIT_LOG} act
       where act.contest_id = $1 and act.action in ('entry.disapprove', 'entry.delete', 'entry.withdraw', 'entry.erase')
         and act.subject_id = $2 and act.data ->> 'from' = 'approved')) as "isPublic"
     from ${CONTESTS} contest where id = $1`,
    [contestId, id, status === 'approved'],
  );
  return isPublic;
}
