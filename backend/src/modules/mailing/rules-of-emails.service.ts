import type { Locale } from '@paattu/api-client/locales';

/** Text of rules that was replaced. Null where nothing was, or nothing is. */
export interface RulesChange {
  before: string | null;
  after: string | null;
}

/** What the rules change that an email is about. The module of contests provides it, which stands above this one. */
export abstract class RulesOfEmails {
  /** Empty for other emails. */
  abstract findFor(email: { language: Locale; payload: Record<string, unknown> }): Promise<RulesChange[]>;
}
