import type { EntityManager } from 'typeorm';
import { RestoreError } from '../../backup/restore-error.js';
import {
  addKept,
  bringBackRows,
  columnsOf,
  continueNumbers,
  deleteRows,
  kept,
  moveReferences,
  type Outlasting,
} from '../../database/outlasting.js';

/** What opens an account without a password, and what was noted of sessions. */
const SESSIONS = ['account_tokens', 'identity_checks', 'passkey_challenges', 'refresh_tokens', 'setup_codes'];

/** What gives an account rights, or opens it beside the password. */
const RIGHTS_OF_ACCOUNTS = [
  'staff',
  'api_tokens',
  'staff_browsers',
  'passkeys',
  'code_apps',
  'recovery_codes',
] as const;

/** Whether an account of before is here, as the same person. */
const IS_HERE = `user_id in (select id from users join ${kept('users')} using (id, email))`;

interface RestoredAccounts {
  ownerEmail: string | null;
  isOwnBackup: boolean;
}

/**
 * Who may do what, and what proves it, is never that of the backup: it stays as it was before. Everybody signs in again. What happened to
 * accounts stays noted.
 */
export const accountsOutlast = ({ ownerEmail, isOwnBackup }: RestoredAccounts): Outlasting => ({
  tables: ['users', 'staff_rules', 'security_events', ...RIGHTS_OF_ACCOUNTS],
  async bringBack(manager) {
    for (const table of SESSIONS) await deleteRows(manager, table);
    // A person who took an account away, or has been shut out of it, stays so.
    await manager.query(
      `update users set password_hash = before.password_hash, has_staff_password = before.has_staff_password,
         email_verified_at = before.email_verified_at, disabled_at = before.disabled_at, language = before.language
       from ${kept('users')} before where before.email = users.email`,
    );
    // Whoever reads the email of an address has shown it to another site, if at all. A verified address votes and accepts an invitation.
    if (!isOwnBackup)
      await manager.query(
        `update users set email_verified_at = null where email not in (select email from ${kept('users')})`,
      );
    await bringBackStaff(manager, ownerEmail);
    for (const table of RIGHTS_OF_ACCOUNTS) {
      await deleteRows(manager, table);
      await addKept(manager, table, table === 'staff' ? `user_id is null or ${IS_HERE}` : IS_HERE);
    }
    await bringBackRows(manager, 'staff_rules');
    await addKept(manager, 'security_events');
    await continueNumbers(manager, 'security_events');
  },
});

/** The accounts of the owner and of each moderator are here again, as they were. */
async function bringBackStaff(manager: EntityManager, ownerEmail: string | null): Promise<void> {
  await manager.query(
    `create temporary table kept_accounts on commit drop as
     select * from ${kept('users')}
     where email = $1 or id in (select user_id from ${kept('staff')} where revoked_at is null)`,
    [ownerEmail],
  );
  await giveIdsOfBefore(manager);
  const columns = (await columnsOf(manager, 'users')).join(', ');
  await manager.query(
    `insert into users (${columns}) select ${columns} from kept_accounts on conflict do nothing`,
  );
  const [lost] = await manager.query<Array<{ email: string }>>(
    `select before.email from kept_accounts before
     where not exists (
       select from users
       where users.id = before.id and users.email = before.email and users.password_hash = before.password_hash
         and users.email_verified_at is not distinct from before.email_verified_at
         and users.disabled_at is not distinct from before.disabled_at)
     order by before.email limit 1`,
  );
  if (lost)
    throw new RestoreError(
      'other-accounts',
      `The backup gives the account of ${lost.email} to another address, so nobody could sign in with it any more. Choose a backup that was not changed.`,
    );
}

/** A backup of another site has its own ids. A passkey opens the account with its id alone. */
async function giveIdsOfBefore(manager: EntityManager): Promise<void> {
  const accounts = await manager.query<Array<{ id: string; email: string; former: string }>>(
    `select before.id, email, users.id as former from kept_accounts before join users using (email)
     where users.id <> before.id and before.id not in (select id from users)`,
  );
  if (accounts.length === 0) return;
  const columns = (await columnsOf(manager, 'users')).filter(
    (column) => !['"id"', '"email"'].includes(column),
  );
  const list = columns.join(', ');
  for (const { id, email, former } of accounts) {
    // Free for the account with the other id.
    await manager.query(`update users set email = 'former ' || id where id = $1`, [former]);
    await manager.query(
      `insert into users (id, email, ${list}) select $1, $2, ${list} from users where id = $3`,
      [id, email, former],
    );
    await moveReferences(manager, 'users', former, id);
    await manager.query('delete from users where id = $1', [former]);
  }
}
