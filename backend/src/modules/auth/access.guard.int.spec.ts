import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { accessTokenOf, createModerator, createUser, startSession } from '../../../test/factories/users.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import {
  CurrentUser,
  Everyone,
  OwnerOnly,
  type RequestUser,
  SignedIn,
  Staff,
} from '../../common/access/access.js';
import { ErrorFilter } from '../../common/errors/error.filter.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { platform } from '../../platform.js';
import { ACCESS_TOKEN_RULES } from './access-tokens.js';
import { SongsOfArtistModule } from '../songs/stored-songs-of-artist.js';
import { AuthModule } from './auth.module.js';
import { SessionsService } from './sessions.service.js';

@Controller('levels')
class LevelsController {
  @Get('everyone')
  @Everyone()
  everyone(@CurrentUser() user: RequestUser | null) {
    return { user };
  }

  @Get('signed-in')
  @SignedIn()
  signedIn(@CurrentUser() user: RequestUser) {
    return { user };
  }

  @Get('staff')
  @Staff('entries.moderate')
  staff(@CurrentUser() user: RequestUser) {
    return { user };
  }

  @Get('owner')
  @OwnerOnly()
  owner(@CurrentUser() user: RequestUser) {
    return { user };
  }

  @Get('undeclared')
  undeclared() {
    return 'never seen';
  }
}

describe('the access guard', () => {
  let app: TestApp;
  let levels: NestFastifyApplication;
  let config: Config;

  beforeAll(async () => {
    app = await createTestApp();
    config = app.api.get<Config>(CONFIG, { strict: false });
    @Module({
      imports: [...platform(config, 'api'), AuthModule, SongsOfArtistModule],
      controllers: [LevelsController],
    })
    class LevelsModule {}
    levels = await NestFactory.create<NestFastifyApplication>(LevelsModule, new FastifyAdapter(), {
      logger: false,
      abortOnError: false,
    });
    levels.useGlobalFilters(new ErrorFilter());
    await levels.init();
    await levels.getHttpAdapter().getInstance().ready();
  });

  afterAll(async () => {
    await levels.close();
    await app.close();
  });

  async function ask(level: string, token?: string) {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await levels.inject({ url: `/levels/${level}`, headers });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  }

  const unauthenticated = { status: 401, body: { code: 'UNAUTHENTICATED', message: 'Please sign in.' } };
  const forbidden = { status: 403, body: { code: 'FORBIDDEN', message: 'You are not allowed to do this.' } };

  // @trust access-matrix
  it('closes a route that declares no level, even to the owner', async () => {
    const owner = await createUser(app, { owner: true });
    expect(await ask('undeclared', await accessTokenOf(app, owner))).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Not found.' },
    });
    await app.dataSource.query('delete from users where id = $1', [owner.id]);
  });

  it('admits an anonymous visitor only to public routes', async () => {
    expect(await ask('everyone')).toEqual({ status: 200, body: { user: null } });
    expect(await ask('signed-in')).toEqual(unauthenticated);
    expect(await ask('staff')).toEqual(unauthenticated);
    expect(await ask('owner')).toEqual(unauthenticated);
  });

  it('admits a signed-in user to user routes, and not to owner routes', async () => {
    const user = await createUser(app, { verified: true });
    const token = await accessTokenOf(app, user);
    const body = {
      user: { id: user.id, email: user.email, isOwner: false, permissions: [], needsFactor: false },
    };
    expect(await ask('everyone', token)).toEqual({ status: 200, body });
    expect(await ask('signed-in', token)).toEqual({ status: 200, body });
    expect(await ask('staff', token)).toEqual(forbidden);
    expect(await ask('owner', token)).toEqual(forbidden);
  });

  // @trust moderators
  it('admits a moderator to what the role permits, until it is revoked', async () => {
    const moderator = await createModerator(app);
    const token = await accessTokenOf(app, moderator);
    const permissions = ['entries.moderate', 'messages.answer'];
    const body = {
      user: { id: moderator.id, email: moderator.email, isOwner: false, permissions, needsFactor: false },
    };
    expect(await ask('staff', token)).toEqual({ status: 200, body });
    expect(await ask('owner', token)).toEqual(forbidden);
    await app.dataSource.query('update staff set revoked_at = now() where user_id = $1', [moderator.id]);
    expect(await ask('staff', token)).toEqual(forbidden);
    expect((await ask('signed-in', token)).status).toBe(200);
  });

  // @trust owner-role
  it('treats a verified owner’s address as the owner, checked at each request', async () => {
    const owner = await createUser(app, { owner: true, verified: false });
    const token = await accessTokenOf(app, owner);
    expect(await ask('owner', token)).toEqual(forbidden);
    await app.dataSource.query('update users set email_verified_at = now() where id = $1', [owner.id]);
    const permissions = ['entries.moderate', 'messages.answer', 'site.manage'];
    const body = {
      user: { id: owner.id, email: owner.email, isOwner: true, permissions, needsFactor: false },
    };
    expect(await ask('owner', token)).toEqual({ status: 200, body });
    await app.dataSource.query('update users set email_verified_at = null where id = $1', [owner.id]);
    expect(await ask('owner', token)).toEqual(forbidden);
  });

  // @trust owner-role
  it.each([
    'owner+x@paattu.example',
    '\u043ewner@paattu.example',
    'owner\u200b@paattu.example',
    'owner@paattu.example.evil.example',
    'ovvner@paattu.example',
  ])('does not accept %s as the owner', async (email) => {
    const token = await accessTokenOf(app, await createUser(app, { email, verified: true }));
    expect(await ask('owner', token)).toEqual(forbidden);
  });

  // @trust disabled-user
  it('rejects a disabled user at once', async () => {
    const user = await createUser(app);
    const token = await accessTokenOf(app, user);
    await app.dataSource.query('update users set disabled_at = now() where id = $1', [user.id]);
    expect(await ask('signed-in', token)).toEqual(unauthenticated);
    expect(await ask('everyone', token)).toEqual({ status: 200, body: { user: null } });
  });

  // @trust access-token
  it('issues tokens that expire after 15 minutes', async () => {
    const { accessToken, expiresAt } = await startSession(app, await createUser(app));
    const { iat, exp } = new JwtService().decode<{ iat: number; exp: number }>(accessToken);
    expect([exp - iat, new Date(exp * 1_000)]).toEqual([15 * 60, expiresAt]);
  });

  // @trust access-token
  it('ends an access token with its session', async () => {
    const session = await startSession(app, await createUser(app));
    expect((await ask('signed-in', session.accessToken)).status).toBe(200);
    await app.get(SessionsService).end(session.refreshToken);
    expect(await ask('signed-in', session.accessToken)).toEqual(unauthenticated);
  });

  describe('rejects a token', () => {
    const rules = { ...ACCESS_TOKEN_RULES, expiresIn: 60 };
    let claims: { sub: string; sid: string; typ: string };
    let refreshToken: string;
    let otherUserId: string;

    beforeAll(async () => {
      const session = await startSession(app, await createUser(app));
      claims = new JwtService().decode(session.accessToken);
      ({ refreshToken } = session);
      otherUserId = (await createUser(app)).id;
    });

    function sign(changes: object, options: object, secret = config.jwtSecret) {
      const { sub, sid, typ } = claims;
      return new JwtService({ secret }).sign({ sub, sid, typ, ...changes }, { ...rules, ...options });
    }

    it('accepts a valid token', async () => {
      expect((await ask('signed-in', sign({}, {}))).status).toBe(200);
    });

    // @trust access-token
    it.each<[string, () => string]>([
      ['of another type', () => sign({ typ: 'refresh' }, {})],
      ['without a type', () => sign({ typ: undefined }, {})],
      ['of another audience', () => sign({}, { audience: 'elsewhere' })],
      ['of another issuer', () => sign({}, { issuer: 'elsewhere' })],
      ['that has expired', () => sign({}, { expiresIn: -1 })],
      ['signed with another algorithm', () => sign({}, { algorithm: 'HS512' })],
      ['signed with another secret', () => sign({}, {}, 'another-secret-another-secret-another')],
      ['of another user’s session', () => sign({ sub: otherUserId }, {})],
      [
        'that is not signed',
        () => {
          const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
          const { sub, sid, typ } = claims;
          const exp = Math.floor(Date.now() / 1000) + 60;
          const body = { sub, sid, typ, iss: rules.issuer, aud: rules.audience, exp };
          return `${part({ alg: 'none', typ: 'JWT' })}.${part(body)}.`;
        },
      ],
      ['that is a refresh token', () => refreshToken],
      ['that is nonsense', () => 'nonsense'],
    ])('%s', async (_, token) => {
      expect(await ask('signed-in', token())).toEqual(unauthenticated);
      expect(await ask('everyone', token())).toEqual({ status: 200, body: { user: null } });
    });
  });
});
