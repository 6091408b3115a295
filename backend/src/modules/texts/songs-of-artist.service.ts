import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../database/transaction.js';

/** The songs under the artist's name, and those that milestones name. They belong to a module above this one. */
export abstract class SongsOfArtist {
  /** Gives them her new names, each by the former one. Songs of other artists keep theirs. */
  abstract rename(tx: Transaction, names: ReadonlyMap<string, string>, actorId: string): Promise<void>;

  /** Those of the slugs that are of a song. */
  abstract findKnown(manager: EntityManager, slugs: string[]): Promise<Set<string>>;
}
