import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnerOnly } from '../../common/access/access.js';
import { AnalyticsDto } from './analytics.dto.js';
import { AnalyticsQueries } from './analytics.queries.js';

@ApiTags('owner: analytics')
@OwnerOnly()
@Controller('api/admin/analytics')
export class AnalyticsController {
  constructor(private readonly queries: AnalyticsQueries) {}

  @Get()
  @ApiOperation({ summary: 'Returns figures about entries, songs and interactions' })
  readAnalytics(): Promise<AnalyticsDto> {
    return this.queries.readAnalytics();
  }
}
