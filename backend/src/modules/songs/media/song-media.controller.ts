import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { SendsRanges } from '../../../common/openapi/answers.js';
import { RowId } from '../../../common/validation/row-id.js';
import { CoverQueryDto } from '../dto/cover-query.dto.js';
import { WaveformDto } from '../dto/waveform.dto.js';
import { SongsService } from '../songs.service.js';
import { SongMediaService } from './song-media.service.js';

const AUDIO = ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/aac'];
const VERSION = {
  name: 'v',
  required: false,
  type: String,
  description: 'The version in the addresses of the song. With it, the response may be cached forever.',
} as const;

@ApiTags('songs')
@Controller('api/songs/:id')
export class SongMediaController {
  constructor(
    private readonly media: SongMediaService,
    private readonly songs: SongsService,
  ) {}

  @Get('audio')
  @Everyone()
  @ApiOperation({ summary: 'Returns the audio, or a range of it' })
  @ApiQuery(VERSION)
  @SendsRanges(...AUDIO)
  sendAudio(
    @RowId() id: string,
    @Query('v') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendAudio(id, version, request, reply);
  }

  @Get('download')
  @Everyone()
  @ApiOperation({ summary: 'Returns the audio as a download, named after the song' })
  @SendsRanges(...AUDIO)
  sendDownload(
    @RowId() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendDownload(id, request, reply);
  }

  @Get('lyrics')
  @Everyone()
  @ApiOperation({ summary: 'Returns the lyrics as plain text' })
  @ApiQuery(VERSION)
  @SendsRanges('text/plain')
  sendLyrics(
    @RowId() id: string,
    @Query('v') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendLyrics(id, version, request, reply);
  }

  @Get('cover')
  @Everyone()
  @ApiOperation({ summary: 'Returns the cover' })
  @SendsRanges('image/jpeg', 'image/webp')
  sendCover(
    @RowId() id: string,
    @Query() query: CoverQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendCover(id, query, request, reply);
  }

  @Get('waveform')
  @Everyone()
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({ summary: 'Returns the waveform; 404 until it has been drawn' })
  @ApiQuery(VERSION)
  findWaveform(@RowId() id: string): Promise<WaveformDto> {
    return this.songs.findWaveform(id);
  }
}
