import type { Locale } from '@paattu/shared/locales';
import type { EntityManager } from 'typeorm';

export interface Entrant {
  entryId: string;
  email: string;
  name: string;
  language: Locale;
  /** A new link that opens the entry. */
  link: string;
}

/** The entrants of a contest, for this module. The module of entries is on a floor above and provides them. */
export abstract class Entrants {
  /** Before the contest is locked, if emails to its entrants may follow: what is under way with an entry ends first. */
  abstract lock(manager: EntityManager, contestId: string): Promise<void>;

  /**
   * How many addresses have an entry that is pending or approved: one that was rejected or withdrawn has no part in the contest any more.
   * Emails to those that are `unreachable` come back; `recipients` are the others.
   */
  abstract countAddresses(
    manager: EntityManager,
    contestId: string,
  ): Promise<{ recipients: number; unreachable: number }>;

  /** The last such entry of each address, with a link that was made for an email. */
  abstract linkByAddress(manager: EntityManager, contestId: string): Promise<Entrant[]>;
}
