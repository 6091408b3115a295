import { randomBytes } from 'node:crypto';
import { CONFIG } from '../../src/config/config.module.js';
import type { Config } from '../../src/config/config.js';
import { SessionsService } from '../../src/modules/auth/sessions.service.js';
import { User } from '../../src/modules/auth/user.entity.js';
import type { TestApp } from '../app.js';

export interface NewUser {
  email?: string;
  displayName?: string;
  verified?: boolean;
  disabled?: boolean;
  /** Takes the owner's address, verified unless `verified` says otherwise. */
  owner?: boolean;
}

/** A user without a password that one could log in with; see `signUp` for one with. */
export function createUser(
  app: TestApp,
  { owner = false, email, displayName = 'Asha Menon', verified = owner, disabled = false }: NewUser = {},
): Promise<User> {
  const { manager } = app.dataSource;
  const ownerEmail = app.api.get<Config>(CONFIG, { strict: false }).ownerEmail;
  return manager.save(
    manager.create(User, {
      email: email ?? (owner ? ownerEmail : `${randomBytes(6).toString('hex')}@visitor.example`),
      displayName,
      passwordHash: 'none',
      emailVerifiedAt: verified ? new Date() : null,
      disabledAt: disabled ? new Date() : null,
    }),
  );
}

/** A valid access token of `user`, for `Authorization: Bearer`. */
export async function accessTokenOf(app: TestApp, user: User): Promise<string> {
  const session = await app.get(SessionsService).start(user.id);
  return session.accessToken;
}
