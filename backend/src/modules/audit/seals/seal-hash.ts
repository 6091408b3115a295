import { createHash } from 'node:crypto';
import type { AuditRow } from '../audit-row.entity.js';
import { canonicalJson } from '../hash-details.js';

export interface SealedAct extends Omit<AuditRow, 'at' | 'contestId'> {
  /** As `AT` writes it. */
  at: string;
  contestId: string;
}

/** The act that a seal is about. */
export type Sealed = { act: SealedAct } | { contestId: string; day: string };

/** SQL for the time of an act, to the microsecond; a `Date` has only milliseconds. Without the era, two times have one text. */
export const AT = `to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  || case when at < '0001-01-01Z' then ' BC' else '' end`;

/** The `previousHash` of the first link, so that the chains of two contests share no hash. */
export function firstPrevious(contestId: string): Buffer {
  return hashOf('paattu seals 1', contestId);
}

export function sealHash(previousHash: Buffer, sealed: Sealed): Buffer {
  return hashOf(previousHash, canonicalJson('act' in sealed ? publicAct(sealed.act) : sealed));
}

/**
 * The parts of an act that are sealed. All of them may be published. The id of the user who acted is not among them: the
 * actor is a hash of that id and of the contest's.
 */
export function publicAct({
  id,
  at,
  actorId,
  action,
  subjectKind,
  subjectId,
  contestId,
  data,
  detailsHash,
}: SealedAct) {
  return {
    id,
    at,
    actor: actorId && hashOf(contestId, actorId).toString('hex'),
    action,
    subjectKind,
    subjectId,
    contestId,
    data,
    detailsHash: detailsHash?.toString('hex') ?? null,
  };
}

/** SHA-256 of the parts, each after its length in bytes: no two lists of parts have the same input. */
function hashOf(...parts: Array<string | Buffer>): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}
