import type { EntityManager } from 'typeorm';
import {
  addKept,
  columnsOf,
  continueNumbers,
  deleteRows,
  kept,
  type Outlasting,
} from '../../database/outlasting.js';

/** What opens the account of staff, beside the password. */
const FACTORS = ['passkeys', 'code_apps', 'recovery_codes'];

/** What opens an account without a password, and what was noted of sessions. */
const SESSIONS = ['account_tokens', 'identity_checks', 'passkey_challenges', 'refresh_tokens', 'setup_codes'];

/**
 * Nobody gets back what opens an account: a password or passkey that was changed or lost since, a session, a link, a
 * token, or the console after an owner has taken it away. Everybody signs in again. What happened to accounts stays noted.
 */
export const accountsOutlast = (ownerEmail: string | null): Outlasting => ({
  tables: ['users', 'staff', 'staff_rules', 'api_tokens', 'staff_browsers', 'security_events', ...FACTORS],
  async bringBack(manager) {
    for (const table of SESSIONS) await deleteRows(manager, table);
    await manager.query(
      `update staff set revoked_at = now()
       where revoked_at is null
         and email not in (select email from ${kept('staff')} where revoked_at is null and accepted_at is not null)`,
    );
    await manager.query(
      `delete from api_tokens
       where token_hash not in (
         select token_hash from ${kept('api_tokens')} where revoked_at is null and expires_at > now())`,
    );
    await manager.query(
      `update staff_rules set need_factor = staff_rules.need_factor or before.need_factor from ${kept('staff_rules')} before`,
    );
    // A person who took an account away, or has been shut out of it, stays so.
    await manager.query(
      `update users set password_hash = before.password_hash, has_staff_password = before.has_staff_password,
         email_verified_at = before.email_verified_at, disabled_at = before.disabled_at, language = before.language
       from ${kept('users')} before where before.email = users.email`,
    );
    await bringBackStaff(manager, ownerEmail);
    await addKept(manager, 'staff_browsers', 'user_id in (select id from users)');
    await addKept(manager, 'security_events');
    await continueNumbers(manager, 'security_events');
  },
});

async function bringBackStaff(manager: EntityManager, ownerEmail: string | null): Promise<void> {
  await manager.query(
    `create temporary table kept_accounts on commit drop as
     select * from ${kept('users')}
     where email = $1 or id in (select user_id from ${kept('staff')} where revoked_at is null)`,
    [ownerEmail],
  );
  const columns = (await columnsOf(manager, 'users')).join(', ');
  await manager.query(
    `insert into users (${columns}) select ${columns} from kept_accounts on conflict do nothing`,
  );
  // Those of another site may not open this one, and nobody is locked out by a key that only that site knew.
  for (const table of FACTORS) {
    await deleteRows(
      manager,
      table,
      'user_id in (select users.id from users join kept_accounts using (email))',
    );
    await addKept(manager, table, 'user_id in (select id from users join kept_accounts using (id, email))');
  }
}
