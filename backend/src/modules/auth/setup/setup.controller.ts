import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../common/access/access.js';
import { type Client, CurrentClient } from '../../../common/access/client.js';
import { NoStore } from '../../../common/http/no-store.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { NewOwnerDto, SetUpDto, SetupDto } from './setup.dto.js';
import { SetupService } from './setup.service.js';

@ApiTags('set-up')
@Everyone()
@Controller('api/setup')
export class SetupController {
  constructor(private readonly setup: SetupService) {}

  @Get()
  @NoStore()
  @ApiOperation({ summary: 'Returns whether the site still needs its owner' })
  async describe(): Promise<SetupDto> {
    return { isOpen: await this.setup.isOpen(), asksEmail: this.setup.asksEmail };
  }

  @Post()
  @RateLimit('setup')
  @ApiOperation({
    summary: "Creates the owner's account with the code of the server's log, once",
    description: 'The code is good for thirty minutes. A code that has expired puts a new one into the log.',
  })
  @Fails(
    'SETUP_CODE_WRONG',
    'SETUP_CODE_EXPIRED',
    'SETUP_DONE',
    'INVALID_EMAIL',
    'MISSING_PASSWORD',
    'STAFF_PASSWORD_TOO_SHORT',
    'STAFF_PASSWORD_WEAK',
  )
  setUp(@Body() body: SetUpDto, @CurrentClient() client: Client): Promise<NewOwnerDto> {
    return this.setup.setUp(body, client);
  }
}
