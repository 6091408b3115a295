import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { RateLimit } from '../../infra/rate-limit/rate-limit.guard.js';
import { SendMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

@ApiTags('contact')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @HttpCode(204)
  @Everyone()
  @RateLimit('contact')
  @ApiOperation({ summary: 'Sends a contact message to the owner' })
  @Fails('MISSING_INFORMATION', 'INVALID_EMAIL')
  sendMessage(@Body() body: SendMessageDto): Promise<void> {
    return this.contact.sendMessage(body);
  }
}
