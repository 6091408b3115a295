import { Body, Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { MailServerDto, MailServerTestDto } from './mail-server.dto.js';
import { MailServerService } from './mail-server.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/settings/mail')
export class MailServerController {
  constructor(private readonly server: MailServerService) {}

  @Put()
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Sends the owner a test email through the server, and stores the server if it takes the email',
    description:
      'Emails that wait are sent through it. Nothing changes if the server does not take the email.',
  })
  @Fails(
    'SETTING_FIXED',
    'MAIL_SERVER_UNREACHABLE',
    'MAIL_SERVER_INSIDE',
    'MAIL_LOG_IN_REFUSED',
    'MAIL_REFUSED',
    'INVALID_EMAIL',
    'MISSING_PASSWORD',
  )
  setServer(@Body() body: MailServerDto, @CurrentUser() user: RequestUser): Promise<MailServerTestDto> {
    return this.server.set(body, user);
  }
}
