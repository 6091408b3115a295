import type { DataSource } from 'typeorm';
import type { AuditDetails } from '../audit-details.entity.js';
import { hashDetails } from '../hash-details.js';
import { AT, firstPrevious, sealHash, type SealedAct } from './seal-hash.js';

interface Link extends Omit<SealedAct, 'id' | 'at'>, Pick<AuditDetails, 'before' | 'after'> {
  chain: string;
  position: number;
  auditId: number | null;
  day: string | null;
  previousHash: Buffer;
  hash: Buffer;
  /** Null for a day, and for an act that is gone. */
  at: string | null;
  /** Null for an act that has no details, or whose details are erased. */
  salt: Buffer | null;
}

export interface Chain {
  contestId: string;
  /** How many links it has. */
  links: number;
  /** The hash of its last day; null for a contest that was not announced. */
  head: { day: string; hash: string } | null;
  /** What is wrong with the first link that is not as it was sealed; null for a chain that is whole. */
  fault: { position: number; what: 'position' | 'previous hash' | 'content' | 'details' | 'act' } | null;
}

const LINKS = `
  select seal.contest_id as chain, position, seal.audit_id as "auditId", to_char(day, 'YYYY-MM-DD') as day,
    previous_hash as "previousHash", hash, ${AT} as at, actor_id as "actorId", action, subject_kind as "subjectKind",
    subject_id as "subjectId", row.contest_id as "contestId", data, details_hash as "detailsHash",
    salt, before, after
  from audit_seals seal left join audit_log row on row.id = seal.audit_id
    left join audit_details details on details.audit_id = row.id
  order by seal.contest_id, position`;

const LOST = `
  select id from audit_log
  where contest_id is not null
    and not exists (select from audit_seals where audit_id = id) and not exists (select from unsealed_acts where audit_id = id)
  order by id`;

/** Computes each chain again from the acts. Reads by a cursor, so that few links are in memory at a time. */
export async function verifyChains(dataSource: DataSource): Promise<Chain[]> {
  const chains: Chain[] = [];
  const runner = dataSource.createQueryRunner();
  try {
    let chain: Chain | undefined;
    let previous: Buffer | undefined;
    for await (const row of await runner.stream(LINKS)) {
      const link = row as Link;
      if (chain?.contestId !== link.chain) {
        chain = { contestId: link.chain, links: 0, head: null, fault: null };
        chains.push(chain);
        previous = firstPrevious(link.chain);
      }
      chain.links += 1;
      if (link.day !== null) chain.head = { day: link.day, hash: link.hash.toString('hex') };
      chain.fault ??= faultOf(link, chain.links, previous!);
      previous = link.hash;
    }
  } finally {
    await runner.release();
  }
  return chains;
}

/** The ids of acts of contests that neither have a seal nor wait for one, as after somebody took their chain away. */
export async function findLostActs(dataSource: DataSource): Promise<number[]> {
  return (await dataSource.query<Array<{ id: number }>>(LOST)).map(({ id }) => id);
}

/** Whether any chain has a day with this hash. A chain that was shortened or computed again has lost it. */
export async function hasHead(dataSource: DataSource, hash: string): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `select from audit_seals where encode(hash, 'hex') = lower($1) and day is not null`,
    [hash],
  );
  return rows.length > 0;
}

function faultOf(link: Link, position: number, previous: Buffer): Chain['fault'] {
  if (link.position !== position) return { position, what: 'position' };
  if (!link.previousHash.equals(previous)) return { position, what: 'previous hash' };
  const { chain, day, auditId, at, salt, before, after, ...act } = link;
  if (auditId !== null && at === null) return { position, what: 'act' };
  if (auditId !== null && act.contestId !== chain) return { position, what: 'content' };
  const sealed = day === null ? { act: { ...act, id: auditId!, at: at! } } : { contestId: chain, day };
  if (!sealHash(previous, sealed).equals(link.hash)) return { position, what: 'content' };
  const areSealed = !salt || act.detailsHash?.equals(hashDetails({ salt, before, after }));
  return areSealed ? null : { position, what: 'details' };
}
