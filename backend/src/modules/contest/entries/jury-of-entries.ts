import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../database/transaction.js';

/** The questions of entries to the jury. The module of the jury, which is above this one, provides the answers. */
export abstract class JuryOfEntries {
  /** Whether judges have been given the entry to mark, in a round that is open or closed. */
  abstract isJudged(manager: EntityManager, entryId: string): Promise<boolean>;

  /**
   * Gives an entry that has come into the contest, or back, to the judges of the round that is open, in the transaction of its cause. An
   * entrant has no `actorId`. Returns whether the jury has heard it or still can.
   */
  abstract hear(
    tx: Transaction,
    entry: { contestId: string; entryId: string },
    actorId: string | null,
  ): Promise<boolean>;
}
