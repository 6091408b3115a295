import type { Transaction } from '../../../../../database/transaction.js';
import type { AuditLog } from '../../../../audit/audit-log.service.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { proofCodesIn } from './proof-code.js';

/** Records the proof that an entry is asked for, if the description of its video has the code. Returns whether it has. */
export async function recordFoundCode(
  { manager }: Transaction,
  audit: AuditLog,
  { entryId, videoId, description }: { entryId: string; videoId: string; description: string },
): Promise<boolean> {
  const codes = proofCodesIn(description);
  if (codes.length === 0) return false;
  // Of two that find it at once, the second waits for the first and updates nothing.
  const [[proved]] = await manager.query<[Array<{ contestId: string }>, number]>(
    `update ownership_proofs set state = 'proved', decided_at = site_now(), video_id = $2
     from contest_entries entry
     where entry_id = $1 and ownership_proofs.state = 'asked' and code = any($3)
       and entry.id = entry_id and entry.video_id = $2 and entry.status in ('pending', 'approved')
     returning entry.contest_id as "contestId"`,
    [entryId, videoId, codes],
  );
  if (!proved) return false;
  await manager.insert(EntryEvent, { entryId, action: 'prove' });
  await audit.record(manager, {
    action: 'entry.findProof',
    actorId: null,
    subjectId: entryId,
    contestId: proved.contestId,
    data: {},
  });
  return true;
}
