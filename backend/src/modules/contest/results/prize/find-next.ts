import type { EntityManager } from 'typeorm';
import { findNextLine } from '../next-line.js';
import { CORRECTION_COMES, STATE } from './offers.sql.js';

export interface NextPlace {
  entryId: string;
  name: string;
  place: number;
  /** Whether emails to the entrant come back. */
  doEmailsComeBack: boolean;
}

export interface Next {
  /** Whom the prize can be offered to. */
  next: NextPlace | null;
  /** The best place, whose entry staff have taken out: the prize waits for it, or for a correction. */
  blocked: NextPlace | null;
}

const NOBODY: Next = { next: null, blocked: null };

/**
 * Returns the best place of the last public version that had no offer yet. The prize passes over an entrant who has left, and over no entry that
 * staff have taken out. Nobody is next while an offer stands or is suspended, while a certified correction is not public yet, and when nobody is left.
 */
export async function findNext(manager: EntityManager, contestId: string): Promise<Next> {
  const [{ isWaiting }] = await manager.query<[{ isWaiting: boolean }]>(
    `select ${CORRECTION_COMES} or exists (select from prize_offers offer where offer.contest_id = $1
       and ${STATE} in ('open', 'accepted', 'suspended')) as "isWaiting"`,
    [contestId],
  );
  if (isWaiting) return NOBODY;
  const line = await findNextLine(manager, contestId);
  if (!line) return NOBODY;
  const { isTakenOut, ...place } = line;
  return isTakenOut ? { next: null, blocked: place } : { next: place, blocked: null };
}
