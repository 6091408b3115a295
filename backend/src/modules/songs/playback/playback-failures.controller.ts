import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ClientAddress, Everyone } from '../../../common/access/access.js';
import { RowId } from '../../../common/validation/row-id.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { PlaybackFailureDto } from './playback-failures.dto.js';
import { PlaybackFailures } from './playback-failures.service.js';

@ApiTags('songs')
@Controller('api/songs')
export class PlaybackFailuresController {
  constructor(private readonly failures: PlaybackFailures) {}

  @Post(':id/playback-failures')
  @Everyone()
  @HttpCode(204)
  @RateLimit('playbackFailure')
  @ApiOperation({
    summary: 'Counts that a browser cannot play a song, once a day per listener',
    description: 'Keeps a number for each song, day and kind, and nothing about the listener.',
  })
  reportFailure(
    @RowId() id: string,
    @ClientAddress() address: string,
    @Body() { kind }: PlaybackFailureDto,
  ): Promise<void> {
    return this.failures.record(id, kind, address);
  }
}
