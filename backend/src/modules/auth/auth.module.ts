import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccessTokensService } from './access-tokens.service.js';
import { SessionsService } from './sessions.service.js';
import { UsersQueries } from './users.queries.js';

@Module({
  providers: [
    AccessTokensService,
    AccessTokenStrategy,
    SessionsService,
    UsersQueries,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [SessionsService],
})
export class AuthModule {}
