import type { DataSource } from 'typeorm';
import type { AuditRow } from '../audit-row.entity.js';
import { firstPrevious, sealHash } from './seal-hash.js';

interface Link extends Omit<AuditRow, 'id' | 'contestId'> {
  chain: string;
  position: number;
  auditId: number | null;
  day: string | null;
  previousHash: Buffer;
  hash: Buffer;
  /** Of the act: null for a day. */
  contestId: string | null;
}

export interface Chain {
  contestId: string;
  /** How many links it has. */
  links: number;
  /** The hash of the last link. */
  head: string;
  /** What is wrong with the first link that is not as it was sealed; null for a chain that is whole. */
  fault: { position: number; what: 'position' | 'previous hash' | 'content' } | null;
}

const LINKS = `
  select seal.contest_id as chain, position, audit_id as "auditId", to_char(day, 'YYYY-MM-DD') as day,
    previous_hash as "previousHash", hash, at, actor_id as "actorId", action, subject_kind as "subjectKind",
    subject_id as "subjectId", row.contest_id as "contestId", data, details_hash as "detailsHash"
  from audit_seals seal left join audit_log row on row.id = audit_id
  order by seal.contest_id, position`;

/** Computes each chain again from the acts. Reads by a cursor, so that few links are in memory at a time. */
export async function verifySeals(dataSource: DataSource): Promise<Chain[]> {
  const chains: Chain[] = [];
  const runner = dataSource.createQueryRunner();
  try {
    let chain: Chain | undefined;
    let previous: Buffer | undefined;
    for await (const row of await runner.stream(LINKS)) {
      const link = row as Link;
      if (chain?.contestId !== link.chain) {
        chain = { contestId: link.chain, links: 0, head: '', fault: null };
        chains.push(chain);
        previous = firstPrevious(link.chain);
      }
      chain.links += 1;
      chain.head = link.hash.toString('hex');
      chain.fault ??= faultOf(link, chain.links, previous!);
      previous = link.hash;
    }
  } finally {
    await runner.release();
  }
  return chains;
}

function faultOf(link: Link, position: number, previous: Buffer): Chain['fault'] {
  if (link.position !== position) return { position, what: 'position' };
  if (!link.previousHash.equals(previous)) return { position, what: 'previous hash' };
  const { chain, day, auditId, ...act } = link;
  const sealed = day === null ? { act: { ...act, id: auditId! } } : { contestId: chain, day };
  return sealHash(previous, sealed).equals(link.hash) ? null : { position, what: 'content' };
}
