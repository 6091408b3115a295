import type { EmailTemplateName } from './registry.js';

/** Emails to the voters of an entry that left the contest, or came back: their number is its tally, so no list, queue or figure shows them. */
export const UNCOUNTED_TEMPLATES: readonly EmailTemplateName[] = [
  'vote-entry-gone',
  'vote-lost',
  'vote-entry-back',
];

/** Not shown to staff, except to try them: their recipients and their number would tell who voted for an entry, and how many. */
export const VOTER_TEMPLATES: readonly EmailTemplateName[] = ['vote-link', ...UNCOUNTED_TEMPLATES];

export const UNCOUNTED_SQL = UNCOUNTED_TEMPLATES.map((name) => `'${name}'`).join(', ');
