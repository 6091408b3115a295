import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, type RequestUser, Staff } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { OpenWithoutFactor } from '../../../common/access/open-without-factor.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { SessionId } from '../../../common/access/session-id.js';
import { AddPasskeyDto, NewPasskeyDto, PasskeyDto, PasskeyRegistrationDto } from './passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('auth')
@Staff('entries.moderate')
@OpenWithoutFactor()
@Controller('api/auth/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Get()
  @ApiOperation({ summary: 'Lists the passkeys of the signed-in user' })
  listPasskeys(@CurrentUser() { id }: RequestUser): Promise<PasskeyDto[]> {
    return this.passkeys.list(id);
  }

  @Post('registration')
  @HttpCode(200)
  @ChecksIdentity()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Begins to add a passkey',
    description: 'The challenge is good for one passkey of this session, for five minutes.',
  })
  @Fails('TOO_MANY_PASSKEYS')
  startAdding(
    @CurrentUser() user: RequestUser,
    @SessionId() sessionId: string,
  ): Promise<PasskeyRegistrationDto> {
    return this.passkeys.startAdding(user, sessionId);
  }

  @Post()
  @RateLimit('account')
  @ApiOperation({
    summary: 'Adds a passkey that an authenticator has made',
    description:
      'At most 10 for each user. If it is the first factor, recovery codes come with it, and all other sessions end. An email tells the user.',
  })
  @Fails('MISSING_NAME', { code: 'PASSKEY_REFUSED', status: 400 }, 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS')
  addPasskey(
    @Body() body: AddPasskeyDto,
    @CurrentUser() { id }: RequestUser,
    @SessionId() sessionId: string,
    @CurrentClient() client: Client,
  ): Promise<NewPasskeyDto> {
    return this.passkeys.add(id, body, sessionId, client);
  }

  @Delete(':id')
  @HttpCode(204)
  @ChecksIdentity()
  @ApiOperation({ summary: 'Removes a passkey of the signed-in user', description: 'Works at once.' })
  async removePasskey(
    @RowId() id: string,
    @CurrentUser() { id: userId }: RequestUser,
    @CurrentClient() client: Client,
  ): Promise<void> {
    await this.passkeys.remove(userId, id, client);
  }
}
