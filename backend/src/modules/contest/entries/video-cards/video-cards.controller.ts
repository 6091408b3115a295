import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../common/access/access.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { CheckedVideoDto, CheckVideoDto } from './video-card.dto.js';
import { VideoCards } from './video-cards.js';

@ApiTags('contest')
@Controller('api/contest/entries')
export class VideoCardsController {
  constructor(private readonly cards: VideoCards) {}

  @Post('check-video')
  @Everyone()
  @RateLimit('videoCheck')
  @HttpCode(200)
  @NoStore()
  @ApiOperation({
    summary: 'Returns title and picture of a video that is to be entered',
    description:
      'Rejects a video that cannot be entered. Answers within three seconds, whatever happens to YouTube.',
  })
  @Fails('INVALID_YOUTUBE_URL', 'VIDEO_UNAVAILABLE', 'VIDEO_NOT_EMBEDDABLE', 'VIDEO_LIVE', 'CONTEST_CLOSED')
  async checkVideo(@Body() { youtubeUrl }: CheckVideoDto): Promise<CheckedVideoDto> {
    return { video: await this.cards.describe(youtubeUrl) };
  }
}
