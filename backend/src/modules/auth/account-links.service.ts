import { knownLocale, type Locale, localizedPath } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { Transaction } from '../../database/transaction.js';
import { MailingService } from '../mailing/mailing.service.js';
import { AccountToken, type AccountTokenPurpose } from './account-token.entity.js';
import { createToken, hashToken } from '../../common/tokens.js';
import type { User } from './user.entity.js';
import { lockUser } from './users.queries.js';
import { verifyEmail } from './emails/verify-email.email.js';
import { resetPassword } from './emails/reset-password.email.js';

const HOUR_MS = 60 * 60 * 1000;

const LINKS = {
  verify_email: { template: verifyEmail, lifetimeMs: 24 * HOUR_MS },
  reset_password: { template: resetPassword, lifetimeMs: HOUR_MS },
} satisfies Record<AccountTokenPurpose, object>;

export interface LinkOptions {
  language?: Locale;
  /** The page of this site to which the person returns. */
  returnTo?: string;
}

/** Links in emails, which prove that the user reads the address. Stored as hashes; each works once until it expires. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
  ) {}

  /** Emails a new link to the user, unless the mailbox has got as many as it may. The links of earlier emails keep working. */
  async emailLink(
    tx: Transaction,
    user: User,
    purpose: AccountTokenPurpose,
    { language = knownLocale(user.language), returnTo }: LinkOptions = {},
  ): Promise<void> {
    const { manager } = tx;
    await manager.delete(AccountToken, { userId: user.id, expiresAt: LessThan(new Date()) });
    const token = createToken();
    const link = this.config.publicUrl + pageOfLink(token, purpose, { language, returnTo });
    const queued = await this.mailing.queueEmail(tx, {
      template: LINKS[purpose].template,
      to: user.email,
      payload: { name: user.displayName, link },
      language,
    });
    if (queued) await storeLink(manager, token, purpose, user.id);
  }

  /** Throws for an invalid link without using up a valid one: an invalid link must not cost a password hash. */
  async findUserOf(token: string, purpose: AccountTokenPurpose): Promise<User> {
    const link = await this.dataSource.manager.findOne(AccountToken, {
      where: validLink(token, purpose),
      relations: { user: true },
    });
    if (!link) throw new DomainError('INVALID_TOKEN');
    return link.user;
  }

  /** Deletes the link and the user's other links of that purpose. Returns the user's id. */
  async useLink(manager: EntityManager, token: string, purpose: AccountTokenPurpose): Promise<string> {
    const link = await manager.findOneBy(AccountToken, validLink(token, purpose));
    // Before the links, as a new link does.
    if (link) await lockUser(manager, { id: link.userId });
    const used = await manager
      .createQueryBuilder()
      .delete()
      .from(AccountToken)
      .where(validLink(token, purpose))
      .returning('user_id')
      .execute();
    const [row] = used.raw as Array<{ user_id: string }>;
    if (!row) throw new DomainError('INVALID_TOKEN');
    await manager.delete(AccountToken, { userId: row.user_id, purpose });
    return row.user_id;
  }
}

/** The page that a link opens. */
export function pageOfLink(
  token: string,
  purpose: AccountTokenPurpose,
  { language, returnTo }: LinkOptions & { language: Locale },
): string {
  const query = new URLSearchParams({
    mode: LINKS[purpose].template.name,
    token,
    ...(returnTo !== undefined && { returnTo }),
  });
  return localizedPath(language, `/auth?${query.toString()}`);
}

/** From now on the link works, until it expires. */
export async function storeLink(
  manager: EntityManager,
  token: string,
  purpose: AccountTokenPurpose,
  userId: string,
): Promise<void> {
  await manager.query(
    'insert into account_tokens (user_id, purpose, token_hash, expires_at) values ($1, $2, $3, $4)',
    [userId, purpose, hashToken(token), new Date(Date.now() + LINKS[purpose].lifetimeMs)],
  );
}

function validLink(token: string, purpose: AccountTokenPurpose) {
  return { tokenHash: hashToken(token), purpose, expiresAt: MoreThan(new Date()) };
}
