/** Emails that were queued. What SQL of other modules may read of mailing; only this module writes it. */
export const OUTGOING_EMAILS = 'outgoing_emails';
