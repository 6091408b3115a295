import { bringBackInstants, type Outlasting } from '../../../database/outlasting.js';

/** Rows that decide a contest, each with the column that must not go back. */
export const RESULT_DECISIONS = [
  ['contest_results', 'state'],
  ['prize_offers', 'state'],
] as const;

/** No winner is offered a prize twice, or reminded of it, and the time to answer is that of the email. */
export const prizeEmailsOutlast: Outlasting = {
  tables: ['prize_offers'],
  bringBack: (manager) =>
    bringBackInstants(manager, 'prize_offers', ['email_sent_at', 'due_at', 'reminded_at']),
};
