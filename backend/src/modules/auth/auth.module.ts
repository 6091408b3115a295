import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { AccessGuard } from './access.guard.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountsService } from './accounts.service.js';
import { AuthController } from './auth.controller.js';
import { CodeApps } from './factors/code-apps.service.js';
import { FactorsController } from './factors/factors.controller.js';
import { Factors } from './factors/factors.service.js';
import { SecondStep } from './factors/second-step.service.js';
import { IdentityCheckController } from './identity-check/identity-check.controller.js';
import { IdentityChecks } from './identity-check/identity-checks.service.js';
import { LogInThrottle } from './log-in-throttle.js';
import { LogInsService } from './log-ins.service.js';
import { OwnerAccount } from './owner-account.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { StaffPasswords } from './passwords/staff-passwords.service.js';
import { AccountChanges } from './security/account-changes.service.js';
import { SecurityEventsController } from './security/security-events.controller.js';
import { SecurityLog } from './security/security-log.service.js';
import { OpenSessionsController } from './open-sessions/open-sessions.controller.js';
import { OpenSessionsQueries } from './open-sessions/open-sessions.queries.js';
import { PasskeyChallenges } from './passkeys/passkey-challenges.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { SessionsService } from './sessions.service.js';
import { InvitationsController } from './staff/invitations.controller.js';
import { StaffRulesController } from './staff/staff-rules.controller.js';
import { ModeratorsController } from './staff/moderators.controller.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { ApiTokensQueries } from './tokens/api-tokens.queries.js';
import { ApiTokensService } from './tokens/api-tokens.service.js';
import { SetupController } from './setup/setup.controller.js';
import { SetupService } from './setup/setup.service.js';
import { StaffBrowsers } from './staff-browsers.service.js';
import { StaffQueries } from './staff/staff.queries.js';
import { StaffService } from './staff/staff.service.js';
import { UsersQueries } from './users.queries.js';

@Module({
  imports: [AuditModule, MailingModule, TextsModule],
  controllers: [
    ApiTokensController,
    AuthController,
    FactorsController,
    IdentityCheckController,
    InvitationsController,
    ModeratorsController,
    OpenSessionsController,
    PasskeysController,
    SecurityEventsController,
    SetupController,
    StaffRulesController,
  ],
  providers: [
    AccessTokenStrategy,
    AccountChanges,
    AccountLinksService,
    AccountsService,
    ApiTokensQueries,
    ApiTokensService,
    CodeApps,
    Factors,
    IdentityChecks,
    LogInsService,
    LogInThrottle,
    OpenSessionsQueries,
    OwnerAccount,
    PasskeyChallenges,
    PasskeysService,
    PasswordHasher,
    SecondStep,
    SecurityLog,
    SessionsService,
    SetupService,
    StaffBrowsers,
    StaffPasswords,
    StaffQueries,
    StaffService,
    UsersQueries,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccountsService, IdentityChecks, OwnerAccount, SessionsService, SetupService, StaffService],
})
export class AuthModule {}
