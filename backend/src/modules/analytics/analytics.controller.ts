import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToTokens } from '../../common/access/scopes.js';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { AnalyticsDto, AnalyticsQueryDto } from './analytics.dto.js';
import { AnalyticsQueries } from './analytics.queries.js';

@ApiTags('owner: analytics')
@OwnerOnly()
@Controller('api/admin/analytics')
export class AnalyticsController {
  constructor(private readonly queries: AnalyticsQueries) {}

  @Get()
  @OpenToTokens('analytics:read')
  @ApiOperation({
    summary: 'Returns what visitors did in a period, and figures about entries and songs',
    description:
      'Interactions and songs are those of the period. The statuses and view counts of entries are those of today, whenever the entries were submitted. A program reads no names of entries that are not approved.',
  })
  @Fails('NOT_FOUND')
  readAnalytics(@Query() query: AnalyticsQueryDto, @CurrentUser() user: RequestUser): Promise<AnalyticsDto> {
    return this.queries.readAnalytics(query, user.tokenId !== undefined);
  }
}
