import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { OpenWithoutFactor } from '../../../common/access/open-without-factor.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { SessionId } from '../../../common/access/session-id.js';
import { CodeApps } from './code-apps.service.js';
import { CodeAppDto, CodeDto, FactorsDto, RecoveryCodesDto } from './factors.dto.js';
import { Factors } from './factors.service.js';

@ApiTags('auth')
@Staff('entries.moderate')
@OpenWithoutFactor()
@Controller('api/auth/factors')
export class FactorsController {
  constructor(
    private readonly apps: CodeApps,
    private readonly factors: Factors,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Says which codes the signed-in user has' })
  async findFactors(@CurrentUser() { id }: RequestUser): Promise<FactorsDto> {
    return {
      codeAppSince: await this.apps.findSince(id),
      recoveryCodesLeft: await this.factors.countRecoveryCodes(id),
    };
  }

  @Post('code-app')
  @HttpCode(200)
  @ChecksIdentity()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Begins to set up an app for codes',
    description: 'The secret is shown once. It is good after the confirmation.',
  })
  @Fails('CODE_APP_KNOWN')
  startCodeApp(@CurrentUser() user: RequestUser): Promise<CodeAppDto> {
    return this.apps.start(user);
  }

  @Post('code-app/confirmation')
  @HttpCode(200)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Sets an app for codes up with its first code',
    description:
      'If it is the first factor of the user, recovery codes come with it, and all other sessions end. An email tells the user.',
  })
  @Fails('MISSING_CODE', { code: 'WRONG_CODE', status: 400 })
  async confirmCodeApp(
    @Body() { code }: CodeDto,
    @CurrentUser() { id }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() client: Client,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.apps.confirm(id, code, sessionId, client) };
  }

  @Delete('code-app')
  @HttpCode(204)
  @ChecksIdentity()
  @ApiOperation({ summary: 'Removes the app for codes', description: 'Works at once.' })
  @Fails('NOT_FOUND')
  async removeCodeApp(@CurrentUser() { id }: RequestUser, @CurrentClient() client: Client): Promise<void> {
    await this.apps.remove(id, client);
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ChecksIdentity()
  @RateLimit('account')
  @ApiOperation({ summary: 'Makes ten recovery codes', description: 'Earlier ones stop working.' })
  @Fails('NO_FACTOR')
  async makeRecoveryCodes(
    @CurrentUser() { id }: RequestUser,
    @CurrentClient() client: Client,
  ): Promise<RecoveryCodesDto> {
    return { recoveryCodes: await this.factors.makeRecoveryCodes(id, client) };
  }
}
