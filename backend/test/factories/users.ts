import { randomBytes } from 'node:crypto';
import { SiteSettings } from '../../src/infra/settings/site-settings.js';
import { PasswordHasher } from '../../src/modules/auth/passwords/password-hasher.js';
import { type Session, SessionsService } from '../../src/modules/auth/sessions.service.js';
import { StaffMember } from '../../src/modules/auth/staff/staff-member.entity.js';
import { User } from '../../src/modules/auth/user.entity.js';
import type { TestApp } from '../app.js';

export interface NewUser {
  email?: string;
  displayName?: string;
  password?: string;
  verified?: boolean;
  disabled?: boolean;
  /** Uses the owner's address, verified unless `verified` is false. */
  owner?: boolean;
}

/** Inserts a user. Without `password` the user cannot log in, which saves the time of a hash. */
export async function createUser(
  app: TestApp,
  {
    owner = false,
    email,
    displayName = 'Asha Menon',
    password,
    verified = owner,
    disabled = false,
  }: NewUser = {},
): Promise<User> {
  const { manager } = app.dataSource;
  const ownerEmail = app.get(SiteSettings).ownerEmail!;
  return manager.save(
    manager.create(User, {
      email: email ?? (owner ? ownerEmail : `${randomBytes(6).toString('hex')}@visitor.example`),
      displayName,
      passwordHash: password === undefined ? 'none' : await app.get(PasswordHasher).hash(password),
      hasStaffPassword: true,
      emailVerifiedAt: verified ? new Date() : null,
      disabledAt: disabled ? new Date() : null,
    }),
  );
}

/** Inserts a verified user who has accepted an invitation. */
export async function createModerator(
  app: TestApp,
  { revoked = false, ...values }: NewUser & { revoked?: boolean } = {},
): Promise<User> {
  const user = await createUser(app, { verified: true, ...values });
  const { manager } = app.dataSource;
  await manager.save(
    manager.create(StaffMember, {
      email: user.email,
      userId: user.id,
      tokenHash: randomBytes(32),
      expiresAt: new Date(),
      acceptedAt: new Date(),
      revokedAt: revoked ? new Date() : null,
    }),
  );
  return user;
}

export async function startSession(app: TestApp, user: User): Promise<Session> {
  const session = await app.get(SessionsService).start(user);
  if (!session) throw new Error('the password of this user has changed');
  return session;
}

/** A valid access token of `user`, for `Authorization: Bearer`. */
export async function accessTokenOf(app: TestApp, user: User): Promise<string> {
  return (await startSession(app, user)).accessToken;
}

/** Lets five minutes pass since the users have shown who they are. */
export async function ageIdentityChecks(app: TestApp): Promise<void> {
  await app.dataSource.query(`update identity_checks set checked_at = checked_at - interval '5 minutes'`);
}

/** The users show again who they are, in all their sessions. */
export async function showIdentity(app: TestApp): Promise<void> {
  await app.dataSource.query('update identity_checks set checked_at = now()');
}
