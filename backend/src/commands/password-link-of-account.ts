import { knownLocale } from '@paattu/shared/locales';
import type { DataSource } from 'typeorm';
import { createToken } from '../common/tokens.js';
import type { Config } from '../config/config.js';
import { pageOfLink, storeLink } from '../modules/auth/account-links.service.js';
import { SecurityLog } from '../modules/auth/security/security-log.service.js';

/**
 * Makes the link that the email of a forgotten password would have. Null without an account of this address, for a disabled account, and for
 * an unproved address, which the use of the link would prove.
 */
export async function makePasswordLink(
  dataSource: DataSource,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  email: string,
): Promise<string | null> {
  return dataSource.transaction(async (manager) => {
    const [user] = await manager.query<Array<{ id: string; language: string }>>(
      `select id, language from users
       where email = lower($1) and email_verified_at is not null and disabled_at is null for no key update`,
      [email],
    );
    if (!user) return null;
    const token = createToken();
    await storeLink(manager, token, 'reset_password', user.id);
    await new SecurityLog(dataSource).record({ kind: 'password-link-made', userId: user.id }, manager);
    return publicUrl + pageOfLink(token, 'reset_password', { language: knownLocale(user.language) });
  });
}
