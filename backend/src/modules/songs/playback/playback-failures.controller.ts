import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OpenToTokens } from '../../../common/access/scopes.js';
import { ClientAddress, Everyone, OwnerOnly } from '../../../common/access/access.js';
import { RowId } from '../../../common/validation/row-id.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { FailuresOfSongDto, PlaybackFailureDto } from './playback-failures.dto.js';
import { PlaybackFailures } from './playback-failures.service.js';

@Controller('api')
export class PlaybackFailuresController {
  constructor(private readonly failures: PlaybackFailures) {}

  @Post('songs/:id/playback-failures')
  @Everyone()
  @HttpCode(204)
  @RateLimit('playbackFailure')
  @ApiTags('songs')
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

  @Get('admin/playback-failures')
  @OwnerOnly()
  @OpenToTokens('songs:read')
  @ApiTags('owner: songs')
  @ApiOperation({
    summary: 'Lists the songs that browsers of listeners could not play in the last 30 days',
    description: 'Numbers end when the audio is replaced.',
  })
  listFailures(): Promise<FailuresOfSongDto[]> {
    return this.failures.list();
  }
}
