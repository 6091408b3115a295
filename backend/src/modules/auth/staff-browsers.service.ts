import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../../common/access/client.js';
import { createToken, hashToken } from '../../common/tokens.js';
import { inTransaction } from '../../database/transaction.js';
import { AccountChanges } from './security/account-changes.service.js';
import type { User } from './user.entity.js';

/** Browsers kept of a user; the one unused for longest goes. */
const BROWSERS_KEPT = 50;
/** The form of a token of `createToken`. */
const TOKEN = /^[\w-]{43}$/;

/** Recognizes the browsers in which the owner and moderators sign in, by a cookie that grants nothing. */
@Injectable()
export class StaffBrowsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AccountChanges,
  ) {}

  /**
   * Notes a sign-in, and tells its user if the browser is new. The first sign-in of an account is no news. Returns the
   * token for the cookie.
   */
  async noteSignIn(user: User, sessionId: string, cookie: string | null, client: Client): Promise<string> {
    const token = cookie !== null && TOKEN.test(cookie) ? cookie : createToken();
    await inTransaction(this.dataSource, async (tx) => {
      const isFirst = await this.isFirstSignIn(tx.manager, user.id, sessionId);
      if (!(await this.remember(tx.manager, user.id, token)) || isFirst) return;
      await this.changes.note(tx, { kind: 'new-browser', user, client });
    });
    return token;
  }

  private async isFirstSignIn(manager: EntityManager, userId: string, sessionId: string): Promise<boolean> {
    const [row] = await manager.query<[{ first: boolean }]>(
      `select not exists (select from staff_browsers where user_id = $1)
         and not exists (select from refresh_tokens where user_id = $1 and family_id <> $2) as first`,
      [userId, sessionId],
    );
    return row.first;
  }

  /** Returns whether the browser is new. */
  private async remember(manager: EntityManager, userId: string, token: string): Promise<boolean> {
    const [row] = await manager.query<[{ is_new: boolean }]>(
      `insert into staff_browsers (user_id, token_hash) values ($1, $2)
       on conflict (user_id, token_hash) do update set last_at = now() returning xmax = 0 as is_new`,
      [userId, hashToken(token)],
    );
    await manager.query(
      `delete from staff_browsers where id in (
         select id from staff_browsers where user_id = $1 order by last_at desc, id offset $2)`,
      [userId, BROWSERS_KEPT],
    );
    return row.is_new;
  }
}
