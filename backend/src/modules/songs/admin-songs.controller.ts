import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConsumes,
  ApiNotFoundResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { ErrorDto } from '../../common/errors/error.dto.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../common/paging/list-query.js';
import { RowId } from '../../common/validation/row-id.js';
import { AdminSongDto, DeletedSongDto, toAdminSongDto } from './dto/song.dto.js';
import { CoverFormDto, SongDetailsDto, UploadSongFormDto } from './dto/song-details.dto.js';
import { SongEditsService } from './edits/song-edits.service.js';
import { SONG_LIST_RULES, SongsQueries } from './songs.queries.js';
import { SongsService } from './songs.service.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';

@ApiTags('admin: songs')
@Controller('api/admin/songs')
@OwnerOnly()
export class AdminSongsController {
  constructor(
    private readonly songs: SongsService,
    private readonly queries: SongsQueries,
    private readonly uploads: SongUploadsService,
    private readonly edits: SongEditsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The songs, in the simple REST contract of react-admin' })
  @ApiBadRequestResponse({ type: ErrorDto, description: 'VALIDATION_FAILED' })
  async listSongs(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSongDto[]> {
    const list = readListQuery(query, SONG_LIST_RULES);
    const page = await this.queries.listForOwner(list);
    setContentRange(reply, 'songs', list.offset, page);
    return page.rows.map(toAdminSongDto);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One song' })
  @ApiNotFoundResponse({ type: ErrorDto, description: 'NOT_FOUND' })
  async findSong(@RowId() id: string): Promise<AdminSongDto> {
    return toAdminSongDto(await this.songs.findSong(id));
  }

  @Post()
  @ApiOperation({ summary: 'Uploads a song; it plays at once, its waveform follows' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadSongFormDto })
  @ApiBadRequestResponse({
    type: ErrorDto,
    description: 'MISSING_INFORMATION, MISSING_AUDIO_FILE, INVALID_FILE_TYPE, VALIDATION_FAILED',
  })
  @ApiPayloadTooLargeResponse({ type: ErrorDto, description: 'FILE_TOO_LARGE' })
  @ApiResponse({ status: 507, type: ErrorDto, description: 'INSUFFICIENT_STORAGE' })
  async uploadSong(@CurrentUser() user: RequestUser, @Req() request: FastifyRequest): Promise<AdminSongDto> {
    return toAdminSongDto(await this.uploads.receiveSong(user.id, request));
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Replaces what is written about a song',
    description: 'A field that is left out is emptied. The slug stays: links to the song go on working.',
  })
  editSong(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() details: SongDetailsDto,
  ): Promise<AdminSongDto> {
    return this.edits.editDetails(id, user.id, details).then(toAdminSongDto);
  }

  @Put(':id/cover')
  @ApiOperation({ summary: 'Replaces the cover' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: CoverFormDto })
  replaceCover(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<AdminSongDto> {
    return this.edits.replaceCover(id, user.id, request).then(toAdminSongDto);
  }

  @Delete(':id/cover')
  @ApiOperation({ summary: 'Removes the cover' })
  removeCover(@RowId() id: string): Promise<AdminSongDto> {
    return this.edits.removeCover(id).then(toAdminSongDto);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes a song with its statistics and files' })
  @ApiNotFoundResponse({ type: ErrorDto, description: 'NOT_FOUND' })
  async deleteSong(@RowId() id: string): Promise<DeletedSongDto> {
    await this.songs.deleteSong(id);
    return { id };
  }

  @Post(':id/reset-statistics')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets votes, plays and downloads back to 0' })
  @ApiNotFoundResponse({ type: ErrorDto, description: 'NOT_FOUND' })
  async resetStatistics(@RowId() id: string): Promise<AdminSongDto> {
    return toAdminSongDto(await this.songs.resetStatistics(id));
  }
}
