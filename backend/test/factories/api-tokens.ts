import { randomBytes } from 'node:crypto';
import { hashToken } from '../../src/common/tokens.js';
import { ApiToken } from '../../src/modules/auth/tokens/api-token.entity.js';
import type { TestApp } from '../app.js';

type Values = Pick<ApiToken, 'scopes'> &
  Partial<Pick<ApiToken, 'name' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt'>>;

/** Inserts a token, valid for a day unless the values say otherwise, and returns it. */
export async function insertApiToken(app: TestApp, userId: string, values: Values): Promise<string> {
  const token = `paattu_${randomBytes(32).toString('base64url')}`;
  const { manager } = app.dataSource;
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1_000);
  await manager.save(
    manager.create(ApiToken, {
      userId,
      name: 'Statistics',
      tokenHash: hashToken(token),
      expiresAt,
      ...values,
    }),
  );
  return token;
}
