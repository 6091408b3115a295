import { addKept, kept, type Outlasting } from '../../database/outlasting.js';

/** Nobody gets an email twice, or one that she has opted out of meanwhile. */
export const mailingOutlasts: Outlasting = {
  tables: ['outgoing_emails', 'email_opt_outs', 'email_bounces'],
  async bringBack(manager) {
    await manager.query(
      `update outgoing_emails email
       set status = before.status, suppressed_for = before.suppressed_for, delivery = before.delivery,
         texts = before.texts, attempts = before.attempts, last_error = before.last_error, sent_at = before.sent_at
       from ${kept('outgoing_emails')} before
       where before.id = email.id and email.status in ('queued', 'sending') and before.status not in ('queued', 'sending')`,
    );
    await manager.query(
      `update outgoing_emails set status = 'failed', last_error = 'A restore brought it back, and nobody knows whether it was sent.'
       where status in ('queued', 'sending') and id not in (select id from ${kept('outgoing_emails')})`,
    );
    // What is gone needs no email, and what happened to an account does.
    await addKept(
      manager,
      'outgoing_emails',
      `status not in ('queued', 'sending') or (entry_id is null and contest_id is null)`,
    );
    for (const table of ['email_opt_outs', 'email_bounces']) await addKept(manager, table);
  },
};
