import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { SendsRanges } from '../../../common/openapi/answers.js';
import { RowId } from '../../../common/validation/row-id.js';
import { CoverQueryDto } from '../dto/cover-query.dto.js';
import { WaveformDto } from '../dto/waveform.dto.js';
import { isPublished } from '../song.entity.js';
import { SongsService } from '../songs.service.js';
import { SongMediaService, UNPUBLISHED_CACHE_CONTROL } from './song-media.service.js';

const AUDIO = ['audio/mpeg', 'audio/wav', 'audio/mp4', 'audio/aac'];

const VERSION = {
  name: 'v',
  required: false,
  type: String,
  description: 'The version in the addresses of the song. With it, the response may be cached forever.',
} as const;
const KEY = {
  name: 'key',
  required: false,
  type: String,
  description: "The key in the owner's addresses of a song that is not published.",
} as const;

// Players add parameters of their own to the addresses, so these are read one by one.
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
  @ApiQuery(KEY)
  @SendsRanges(...AUDIO)
  sendAudio(
    @RowId() id: string,
    @Query('v') v: string | undefined,
    @Query('key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendAudio(id, { v, key }, request, reply);
  }

  @Get('download')
  @Everyone()
  @ApiOperation({ summary: 'Returns the audio as a download, named after the song' })
  @ApiQuery(KEY)
  @SendsRanges(...AUDIO)
  sendDownload(
    @RowId() id: string,
    // Makes the address of each version its own; a query parameter that no handler reads is rejected.
    @Query('v') _version: string | undefined,
    @Query('key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendDownload(id, { key }, request, reply);
  }

  @Get('lyrics')
  @Everyone()
  @ApiOperation({ summary: 'Returns the lyrics as plain text' })
  @ApiQuery(VERSION)
  @ApiQuery(KEY)
  @SendsRanges('text/plain')
  sendLyrics(
    @RowId() id: string,
    @Query('v') v: string | undefined,
    @Query('key') key: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.sendLyrics(id, { v, key }, request, reply);
  }

  @Get('cover')
  @Everyone()
  @ApiOperation({ summary: 'Returns the cover, or the one that is drawn for a song without' })
  @SendsRanges('image/jpeg', 'image/png', 'image/webp')
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
  @ApiOperation({ summary: 'Returns the waveform; 404 until it has been drawn' })
  @ApiQuery(VERSION)
  @ApiQuery(KEY)
  async findWaveform(
    @RowId() id: string,
    @Query('v') _version: string | undefined,
    @Query('key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WaveformDto> {
    const song = await this.media.find(id, key);
    void reply.header(
      'cache-control',
      isPublished(song) ? 'public, max-age=86400' : UNPUBLISHED_CACHE_CONTROL,
    );
    return this.songs.findWaveform(id);
  }
}
