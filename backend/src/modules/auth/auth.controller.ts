import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, Everyone, type RequestUser, SignedIn } from '../../common/access/access.js';
import { type Client, CurrentClient } from '../../common/access/client.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Fails } from '../../common/openapi/fails.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { RateLimit } from '../../infra/rate-limit/rate-limit.guard.js';
import { AccountsService } from './accounts.service.js';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  LogInDto,
  ResendVerificationDto,
  ResetPasswordDto,
  SignUpDto,
  VerifyEmailDto,
} from './dto/credentials.dto.js';
import { SessionDto, SignedUpDto, UserDto } from './dto/session.dto.js';
import { TOO_MANY_FAILED_LOG_INS } from './log-in-throttle.js';
import { type LogIn, LogInsService } from './log-ins.service.js';
import { PasskeyChallengeDto, PasskeyLogInDto } from './passkeys/passkey.dto.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { SameSiteGuard } from '../../common/access/same-site.guard.js';
import { NoStore } from '../../common/http/no-store.js';
import { createToken } from '../../common/tokens.js';
import { REFRESH_COOKIE } from '../../common/openapi/security.js';
import {
  clearSessionCookies,
  PASSKEY_SECONDS,
  passkeyCookie,
  refreshCookie,
  setSessionCookies,
  STAFF_BROWSER_SECONDS,
  staffBrowserCookie,
} from './session-cookies.js';
import { SessionId } from '../../common/access/session-id.js';
import { type Session, SessionsService } from './sessions.service.js';
import { UsersQueries } from './users.queries.js';

const SETS_COOKIES = refreshCookie.describe(
  'The refresh token. Same-site, and not readable by scripts; a log-out expires it.',
);

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsService,
    private readonly logIns: LogInsService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
    private readonly users: UsersQueries,
  ) {}

  @Post('signup')
  @Everyone()
  @RateLimit('account')
  @ApiOperation({ summary: 'Creates an account and sends a verification email; does not start a session' })
  @Fails(
    'INVALID_EMAIL',
    'MISSING_PASSWORD',
    'MISSING_NAME',
    'PASSWORD_TOO_SHORT',
    'WEAK_PASSWORD',
    'STAFF_PASSWORD_TOO_SHORT',
    'STAFF_PASSWORD_WEAK',
    'EMAIL_ALREADY_IN_USE',
  )
  signUp(@Body() body: SignUpDto, @CurrentClient() client: Client): Promise<SignedUpDto> {
    return this.accounts.signUp(body, client);
  }

  @Post('login')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Logs in: returns an access token, and sets the refresh token as a cookie',
    description: 'Staff with a passkey or an app for codes need a code as well.',
  })
  @Fails(
    'INVALID_EMAIL',
    'MISSING_PASSWORD',
    'USER_NOT_FOUND',
    'WRONG_PASSWORD',
    'INVALID_CREDENTIAL',
    'USER_DISABLED',
    'MISSING_CODE',
    'SECOND_STEP_NEEDED',
    'WRONG_CODE',
    { code: 'TOO_MANY_REQUESTS', message: TOO_MANY_FAILED_LOG_INS },
  )
  @ApiOkResponse({ type: SessionDto, headers: SETS_COOKIES })
  async logIn(
    @Body() body: LogInDto,
    @CurrentClient() client: Client,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const browser = staffBrowserCookie.read(this.config, cookie);
    return this.respondToLogIn(await this.logIns.logIn(body, client, browser), reply);
  }

  @Post('passkeys/challenge')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @RateLimit('passkeyChallenge')
  @ApiOperation({
    summary: 'Begins to log in with a passkey',
    description: 'The challenge is good for one log-in of this browser, within five minutes.',
  })
  @Fails('FORBIDDEN')
  @ApiOkResponse({
    type: PasskeyChallengeDto,
    headers: passkeyCookie.describe('The browser that may answer the challenge.'),
  })
  startPasskeyLogIn(
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyChallengeDto> {
    // Two tabs share it, so that each can answer its own challenge.
    const holder = passkeyCookie.read(this.config, cookie) ?? createToken();
    passkeyCookie.set(this.config, reply, holder, { maxAge: PASSKEY_SECONDS });
    return this.passkeys.startLogIn(holder);
  }

  @Post('passkeys/login')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Logs in with a passkey: returns an access token, and sets the refresh token as a cookie',
    description: 'For the owner and moderators.',
  })
  @Fails('PASSKEY_REFUSED', 'USER_DISABLED', 'FORBIDDEN')
  @ApiOkResponse({ type: SessionDto, headers: SETS_COOKIES })
  async logInWithPasskey(
    @Body() body: PasskeyLogInDto,
    @CurrentClient() client: Client,
    @Headers('cookie') cookie: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const holder = passkeyCookie.read(this.config, cookie);
    const browser = staffBrowserCookie.read(this.config, cookie);
    return this.respondToLogIn(await this.passkeys.logIn(body, holder, client, browser), reply);
  }

  @Post('refresh')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @ApiOperation({ summary: 'Exchanges the refresh cookie for a new access token and the next cookie' })
  @Fails('NO_SESSION', 'FORBIDDEN')
  @ApiOkResponse({ type: SessionDto, headers: SETS_COOKIES })
  @ApiCookieAuth(REFRESH_COOKIE)
  async refresh(
    @Headers('cookie') cookie: string | undefined,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const token = refreshCookie.read(this.config, cookie);
    const session = token && (await this.sessions.renew(token, client));
    if (session) return this.respond(session, reply);
    clearSessionCookies(this.config, reply);
    throw new DomainError('NO_SESSION');
  }

  @Post('logout')
  @HttpCode(204)
  @Everyone()
  @UseGuards(SameSiteGuard)
  @ApiOperation({ summary: 'Ends the session of the refresh cookie' })
  @Fails('FORBIDDEN')
  @ApiNoContentResponse({ headers: SETS_COOKIES })
  @ApiCookieAuth(REFRESH_COOKIE)
  async logOut(
    @Headers('cookie') cookie: string | undefined,
    @CurrentClient() client: Client,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = refreshCookie.read(this.config, cookie);
    if (token) await this.sessions.end(token, client);
    clearSessionCookies(this.config, reply);
  }

  @Get('me')
  @SignedIn()
  @ApiOperation({ summary: 'Returns the signed-in user' })
  me(@CurrentUser() user: RequestUser): Promise<UserDto> {
    return this.users.findUser(user.id);
  }

  @Post('forgot-password')
  @HttpCode(204)
  @Everyone()
  @RateLimit('account')
  @ApiOperation({ summary: 'Emails a link that sets a new password' })
  @Fails('INVALID_EMAIL', { code: 'USER_NOT_FOUND', status: 404 }, 'EMAILS_NOT_SENT')
  forgotPassword(@Body() body: ForgotPasswordDto, @CurrentClient() client: Client): Promise<void> {
    return this.accounts.forgotPassword(body, client);
  }

  @Post('reset-password')
  @HttpCode(204)
  @Everyone()
  @RateLimit('account')
  @ApiOperation({ summary: 'Sets a new password with the link from the email; ends all sessions' })
  @Fails(
    'INVALID_TOKEN',
    'MISSING_PASSWORD',
    'PASSWORD_TOO_SHORT',
    'WEAK_PASSWORD',
    'STAFF_PASSWORD_TOO_SHORT',
    'STAFF_PASSWORD_WEAK',
  )
  resetPassword(@Body() body: ResetPasswordDto, @CurrentClient() client: Client): Promise<void> {
    return this.accounts.resetPassword(body, client);
  }

  @Post('change-password')
  @HttpCode(204)
  @SignedIn()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Sets a new password with the present one; ends all other sessions',
    description: 'Failed passwords count as failed log-ins.',
  })
  @Fails(
    'MISSING_PASSWORD',
    { code: 'WRONG_PASSWORD', status: 400 },
    'PASSWORD_TOO_SHORT',
    'WEAK_PASSWORD',
    'STAFF_PASSWORD_TOO_SHORT',
    'STAFF_PASSWORD_WEAK',
    'CHANGED_MEANWHILE',
    { code: 'TOO_MANY_REQUESTS', message: TOO_MANY_FAILED_LOG_INS },
  )
  changePassword(
    @Body() body: ChangePasswordDto,
    @CurrentUser() { id }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() client: Client,
  ): Promise<void> {
    return this.accounts.changePassword(id, body, sessionId, client);
  }

  @Post('verify-email')
  @HttpCode(204)
  @Everyone()
  @RateLimit('account')
  @ApiOperation({ summary: 'Verifies the address with the link from the email' })
  @Fails('INVALID_TOKEN')
  verifyEmail(@Body() body: VerifyEmailDto, @CurrentClient() client: Client): Promise<void> {
    return this.accounts.verifyEmail(body, client);
  }

  @Post('resend-verification')
  @HttpCode(204)
  @SignedIn()
  @RateLimit('account')
  @ApiOperation({ summary: 'Emails the verification link again; does nothing for a verified address' })
  @Fails('EMAILS_NOT_SENT')
  resendVerification(
    @Query() { returnTo }: ResendVerificationDto,
    @CurrentUser() { id }: RequestUser,
  ): Promise<void> {
    return this.accounts.resendVerification(id, returnTo);
  }

  private respondToLogIn({ session, browserToken }: LogIn, reply: FastifyReply): Promise<SessionDto> {
    if (browserToken !== null)
      staffBrowserCookie.set(this.config, reply, browserToken, { maxAge: STAFF_BROWSER_SECONDS });
    return this.respond(session, reply);
  }

  private async respond(session: Session, reply: FastifyReply): Promise<SessionDto> {
    setSessionCookies(this.config, reply, session);
    const { accessToken, expiresAt, userId } = session;
    const expiresIn = Math.floor((expiresAt.getTime() - Date.now()) / 1_000);
    return { accessToken, expiresAt, expiresIn, user: await this.users.findUser(userId) };
  }
}
