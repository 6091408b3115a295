import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../common/access/access.js';
import { OpenWithoutFactor } from '../../../common/access/open-without-factor.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { TOO_MANY_FAILED_LOG_INS } from '../log-in-throttle.js';
import { LogInsService } from '../log-ins.service.js';
import { CodeDto } from '../factors/factors.dto.js';
import { Factors } from '../factors/factors.service.js';
import { TOO_MANY_WRONG_CODES } from '../factors/second-step.service.js';
import { PasskeyLogInDto } from '../passkeys/passkey.dto.js';
import { PasskeysService } from '../passkeys/passkeys.service.js';
import { SessionId } from '../../../common/access/session-id.js';
import { CheckPasswordDto, IdentityCheckDto } from './identity-check.dto.js';
import { IdentityChecks } from './identity-checks.service.js';

@ApiTags('auth')
@Staff('entries.moderate')
@OpenWithoutFactor()
@Controller('api/auth/identity-check')
export class IdentityCheckController {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly factors: Factors,
    private readonly logIns: LogInsService,
    private readonly passkeys: PasskeysService,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Begins to show who is at this session',
    description:
      'Says how: by a passkey or a code, or by the password if the user has neither. The challenge is good for one answer of this session, within five minutes.',
  })
  async startCheck(
    @CurrentUser() { id }: RequestUser,
    @SessionId() sessionId: string,
  ): Promise<IdentityCheckDto> {
    const passkey = await this.passkeys.startCheck(id, sessionId);
    const hasFactor = await this.factors.hasAny(id);
    return { passkey, takesCode: hasFactor, takesPassword: !hasFactor };
  }

  @Post('passkey')
  @HttpCode(204)
  @RateLimit('account')
  @ApiOperation({ summary: 'Shows by a passkey who is at this session' })
  @Fails({ code: 'PASSKEY_REFUSED', status: 400 })
  async checkPasskey(
    @Body() body: PasskeyLogInDto,
    @CurrentUser() { id: userId }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() client: Client,
  ): Promise<void> {
    await this.passkeys.check(userId, body, sessionId, client);
    await this.checks.note({ sessionId, userId });
  }

  @Post('code')
  @HttpCode(204)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Shows by a code who is at this session',
    description: 'Of an app, or a recovery code. Wrong codes count as failed log-ins.',
  })
  @Fails(
    'MISSING_CODE',
    { code: 'WRONG_CODE', status: 400 },
    {
      code: 'TOO_MANY_REQUESTS',
      message: TOO_MANY_WRONG_CODES,
    },
  )
  async checkCode(
    @Body() { code }: CodeDto,
    @CurrentUser() { id: userId }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() { address }: Client,
  ): Promise<void> {
    await this.logIns.requireCode(userId, code, address);
    await this.checks.note({ sessionId, userId });
  }

  @Post('password')
  @HttpCode(204)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Shows by the password who is at this session',
    description: 'For a user without passkey and app. Failed passwords count as failed log-ins.',
  })
  @Fails('MISSING_PASSWORD', { code: 'WRONG_PASSWORD', status: 400 }, 'PASSWORD_NOT_ENOUGH', {
    code: 'TOO_MANY_REQUESTS',
    message: TOO_MANY_FAILED_LOG_INS,
  })
  async checkPassword(
    @Body() { password }: CheckPasswordDto,
    @CurrentUser() { id: userId }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() { address }: Client,
  ): Promise<void> {
    await this.logIns.requirePasswordAlone(userId, password, address);
    await this.checks.note({ sessionId, userId });
  }
}
