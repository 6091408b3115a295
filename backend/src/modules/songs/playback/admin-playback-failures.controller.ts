import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { OwnerOnly } from '../../../common/access/access.js';
import { OpenToTokens } from '../../../common/access/scopes.js';
import { FailuresOfSongDto } from './playback-failures.dto.js';
import { PlaybackFailures } from './playback-failures.service.js';

@ApiTags('owner: songs')
@OwnerOnly()
@Controller('api/admin/playback-failures')
export class AdminPlaybackFailuresController {
  constructor(private readonly failures: PlaybackFailures) {}

  @Get()
  @OpenToTokens('songs:read')
  @ApiOperation({
    summary: 'Lists the songs that browsers of listeners could not play in the last 30 days',
    description: 'Numbers end when the audio is replaced.',
  })
  listFailures(): Promise<FailuresOfSongDto[]> {
    return this.failures.list();
  }
}
