import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { ContestDto } from './contest.dto.js';
import { CurrentContestService } from './current-contest.service.js';

@ApiTags('contest')
@Controller('api/contest')
export class ContestController {
  constructor(private readonly contests: CurrentContestService) {}

  @Get()
  @Everyone()
  // The response contains the server's time.
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Returns the current contest, its dates and the time of the server' })
  @Fails('NOT_FOUND')
  async describeCurrent(@Res({ passthrough: true }) reply: FastifyReply): Promise<ContestDto> {
    const { contest, changesAt } = await this.contests.describeCurrent();
    // For the page cache, which keeps a rendered page until this instant. Browsers obey Cache-Control.
    if (changesAt) void reply.header('expires', changesAt.toUTCString());
    return contest;
  }
}
