import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { factorsReset } from '../modules/auth/emails/factors-reset.email.js';
import { SecurityLog } from '../modules/auth/security/security-log.service.js';
import { recipientKey } from '../modules/mailing/recipient-key.js';

/**
 * Takes passkeys, app and recovery codes from an account and ends its sessions, for a person who has lost them all. The worker sends the
 * email about it. Returns false if no account has the address.
 */
export async function resetFactors(
  dataSource: DataSource,
  { votePepper }: Pick<Config, 'votePepper'>,
  email: string,
): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const [user] = await manager.query<Array<{ id: string; email: string; name: string; language: string }>>(
      'select id, email, display_name as name, language from users where email = lower($1) for no key update',
      [email],
    );
    if (!user) return false;
    for (const table of ['passkeys', 'code_apps', 'recovery_codes'])
      await manager.query(`delete from ${table} where user_id = $1`, [user.id]);
    await manager.query(
      'update refresh_tokens set revoked_at = now() where user_id = $1 and revoked_at is null',
      [user.id],
    );
    await new SecurityLog(dataSource).recordAnnounced({ kind: 'factors-reset', userId: user.id }, manager);
    await manager.query(
      `insert into outgoing_emails (template, to_address, recipient_key, language, payload)
       values ($1, $2, $3, $4, $5)`,
      [
        factorsReset.name,
        user.email,
        recipientKey(votePepper, user.email),
        user.language,
        { name: user.name },
      ],
    );
    return true;
  });
}
