import type { Locale } from '@paattu/api-client/locales';

/** Text of rules that was replaced. Null where nothing was, or nothing is. */
export interface RulesChange {
  before: string | null;
  after: string | null;
}

/** The changes of the rules that an email is about. The module of contests, which is above this one, provides them. */
export abstract class RulesOfEmails {
  /** Empty for other emails. */
  abstract findFor(email: { language: Locale; payload: Record<string, unknown> }): Promise<RulesChange[]>;
}
