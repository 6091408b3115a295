import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import {
  EmailCheckupDto,
  ExamineEmailsDto,
  ReadHeadersDto,
  ReadHeadersResultDto,
} from './email-checkup.dto.js';
import { EmailDoctor } from './email-doctor.service.js';

@ApiTags('owner: emails')
@OwnerOnly()
@Controller('api/admin/email-doctor')
export class EmailDoctorController {
  constructor(private readonly doctor: EmailDoctor) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Looks at what mail services see of the sender in DNS',
    description:
      'Asks DNS forty questions at most, and changes nothing. Without a mail server there is nothing to look at.',
  })
  @Fails('EMAILS_NOT_SENT')
  examine(
    @Body() { selector }: ExamineEmailsDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<EmailCheckupDto> {
    return this.doctor.examine(actorId, selector);
  }

  @Post('headers')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Reads the headers of a test email that has arrived',
    description: 'Says who signed it and what the server that received it found. Stores nothing.',
  })
  @Fails('EMAILS_NOT_SENT')
  readHeaders(
    @Body() { headers }: ReadHeadersDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<ReadHeadersResultDto> {
    return this.doctor.readHeaders(actorId, headers);
  }
}
