import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { ContestDto } from './contest.dto.js';
import { ContestService } from './contest.service.js';

@ApiTags('contest')
@Controller('api/contest')
export class ContestController {
  constructor(private readonly contests: ContestService) {}

  @Get()
  @Everyone()
  // It tells the time.
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'The current contest, its dates and the clock that decides' })
  @Fails('NOT_FOUND')
  describeCurrent(): Promise<ContestDto> {
    return this.contests.describeCurrent();
  }
}
