import { JwtService } from '@nestjs/jwt';
import type { Config } from '../../config/config.js';

export const ACCESS_TOKEN_RULES = {
  algorithm: 'HS256',
  issuer: 'paattu',
  audience: 'paattu-api',
} as const;

const LIFETIME_SECONDS = 15 * 60;

export interface AccessTokenClaims {
  /** The user id. */
  sub: string;
  /** The session id: the family of its refresh tokens. The token ends with the session. */
  sid: string;
  /** Distinguishes access tokens from other tokens signed with the same secret. */
  typ: 'access';
}

export interface AccessToken {
  accessToken: string;
  expiresAt: Date;
}

export async function issueAccessToken(
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
  userId: string,
  sessionId: string,
): Promise<AccessToken> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims: AccessTokenClaims & { iat: number } = {
    sub: userId,
    sid: sessionId,
    typ: 'access',
    iat: issuedAt,
  };
  const accessToken = await new JwtService({ secret: jwtSecret }).signAsync(claims, {
    ...ACCESS_TOKEN_RULES,
    expiresIn: LIFETIME_SECONDS,
  });
  return { accessToken, expiresAt: new Date((issuedAt + LIFETIME_SECONDS) * 1000) };
}
