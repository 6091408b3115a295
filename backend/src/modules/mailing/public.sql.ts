/** Emails that were queued. What SQL of other modules may read of mailing; only this module writes it. */
export const OUTGOING_EMAILS = 'outgoing_emails';

/** Emails to the voters of an entry that left the contest, or came back: their number is its tally, so no list, queue or figure shows them. */
export const UNCOUNTED_EMAILS: readonly string[] = ['vote-entry-gone', 'vote-lost', 'vote-entry-back'];

/** Not shown to staff, except to try them: their recipients and their number would tell who voted for an entry, and how many. */
export const VOTER_EMAILS: readonly string[] = ['vote-link', ...UNCOUNTED_EMAILS];

/** SQL that is true of an address whose emails come back; `address` is a column, or NULL. */
export const isDeadAddress = (address: string) =>
  `exists (select from email_bounces where email_bounces.address = lower(${address}) and ends_emails)`;

export const UNCOUNTED_SQL = toSql(UNCOUNTED_EMAILS);

export const VOTER_SQL = toSql(VOTER_EMAILS);

function toSql(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
