import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { ACCESS_TOKEN_RULES, type AccessTokenClaims } from './access-tokens.service.js';

export const ACCESS_TOKEN_STRATEGY = 'access-token';

/**
 * Checks a Bearer token's signature, issuer, audience, expiry and type. Whom it stands for is read by the guard:
 * passport keeps strategies in one table of the process, so they had better know no database.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, ACCESS_TOKEN_STRATEGY) {
  constructor(@Inject(CONFIG) config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As a key, which the types do not know of: of a text, each check would first try whether it is a public one.
      secretOrKey: createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: [ACCESS_TOKEN_RULES.algorithm],
      issuer: ACCESS_TOKEN_RULES.issuer,
      audience: ACCESS_TOKEN_RULES.audience,
    });
  }

  validate(claims: Partial<AccessTokenClaims>): AccessTokenClaims | null {
    const { sub, sid, typ } = claims;
    return typ === 'access' && sub && sid ? { sub, sid, typ } : null;
  }
}
