import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { ErrorDto } from '../../../common/errors/error.dto.js';
import { RowId } from '../../../common/validation/row-id.js';
import { WaveformDto } from '../dto/waveform.dto.js';
import { SongsService } from '../songs.service.js';
import { SongMediaService } from './song-media.service.js';

const AUDIO = ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/aac'];
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;
const VERSION = {
  name: 'v',
  required: false,
  type: String,
  description: "The version in the song's own addresses; with it, the answer may be cached for ever.",
} as const;

@ApiTags('songs')
@ApiNotFoundResponse({ type: ErrorDto, description: 'NOT_FOUND' })
@Controller('api/songs/:id')
export class SongMediaController {
  constructor(
    private readonly media: SongMediaService,
    private readonly songs: SongsService,
  ) {}

  @Get('audio')
  @Everyone()
  @ApiOperation({ summary: 'The audio, whole or one range of it' })
  @ApiQuery(VERSION)
  @ApiProduces(...AUDIO)
  @ApiOkResponse(BINARY)
  @ApiResponse({ status: 206, description: 'The range that was asked for', ...BINARY })
  @ApiResponse({ status: 416, description: 'The range lies beyond the end' })
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
  @ApiOperation({ summary: 'The audio as a file to keep, named after the song' })
  @ApiProduces(...AUDIO)
  @ApiOkResponse(BINARY)
  sendDownload(
    @RowId() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendDownload(id, request, reply);
  }

  @Get('lyrics')
  @Everyone()
  @ApiOperation({ summary: 'The lyrics as plain text' })
  @ApiQuery(VERSION)
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string' } })
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
  @ApiOperation({ summary: 'The cover image' })
  @ApiQuery(VERSION)
  @ApiProduces('image/jpeg')
  @ApiOkResponse(BINARY)
  sendCover(
    @RowId() id: string,
    @Query('v') version: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendCover(id, version, request, reply);
  }

  @Get('waveform')
  @Everyone()
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({ summary: 'The waveform; 404 until it has been drawn' })
  @ApiQuery(VERSION)
  findWaveform(@RowId() id: string): Promise<WaveformDto> {
    return this.songs.findWaveform(id);
  }
}
