import type { EmailTemplateName } from '@paattu/api-client/email-templates';

/** Emails to the voters of an entry that left the contest, or came back: their number is its tally, so no list, queue or figure shows them. */
export const UNCOUNTED_TEMPLATES: readonly EmailTemplateName[] = [
  'vote-entry-gone',
  'vote-lost',
  'vote-entry-back',
];

/** Not shown to staff, except to try them: their recipients and their number would tell who voted for an entry, and how many. */
export const VOTER_TEMPLATES: readonly EmailTemplateName[] = ['vote-link', ...UNCOUNTED_TEMPLATES];

export const UNCOUNTED_SQL = toSql(UNCOUNTED_TEMPLATES);

export const VOTER_SQL = toSql(VOTER_TEMPLATES);

function toSql(names: readonly EmailTemplateName[]): string {
  return names.map((name) => `'${name}'`).join(', ');
}
