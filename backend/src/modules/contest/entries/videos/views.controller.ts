import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { RefreshedEntryDto, RefreshedViewsDto, RefreshViewsDto } from './views.dto.js';
import { ViewsService } from './views.service.js';

@ApiTags('owner: entries')
@OwnerOnly()
@Controller('api/admin/entries')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Post('refresh-views')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Requests the view counts of several entries from YouTube',
    description:
      'One call of YouTube for each 50 entries. The response has one result for each id, in their order.',
  })
  @Fails('REFRESH_TIMED_OUT')
  refreshAll(
    @Body() { ids }: RefreshViewsDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<RefreshedEntryDto[]> {
    return this.views.refreshAll(ids, actorId);
  }

  @Post(':id/refresh-views')
  @RateLimit('moderation')
  @HttpCode(200)
  @ApiOperation({ summary: "Requests an entry's view count from YouTube" })
  @Fails(
    'VIDEO_NOT_FOUND',
    'EXAMPLE_VIDEO',
    'YOUTUBE_REFUSED',
    'YOUTUBE_KEY_MISSING',
    'YOUTUBE_QUOTA_EXCEEDED',
    'YOUTUBE_UNAVAILABLE',
    'REFRESH_TIMED_OUT',
  )
  refreshViews(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<RefreshedViewsDto> {
    return this.views.refreshOne(id, actorId);
  }
}
