import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenToTokens } from '../../common/access/scopes.js';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { IMAGE_TOO_LARGE } from '../../common/images/process-image.js';
import { IF_MATCH, SeenVersion } from '../../common/http/if-match.js';
import { type PartialRouteError, Fails } from '../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../common/paging/list-query.js';
import { RowId } from '../../common/validation/row-id.js';
import { AudioFormDto, CoverFormDto, SongDetailsDto, UploadSongFormDto } from './dto/song-details.dto.js';
import { DrawnCoverQueryDto } from './dto/cover-query.dto.js';
import { ChosenGroundDto } from './dto/ground.dto.js';
import { PublicationDto } from './dto/publication.dto.js';
import { AdminSongDto, DeletedSongDto } from './dto/song.dto.js';
import { coverSvg } from './drawn-covers/cover-svg.js';
import { letterOf } from './drawn-covers/drawn-cover.js';
import { MISSING_COVER, SongEditsService } from './edits/song-edits.service.js';
import { PreviewLinks } from './media/preview-links.js';
import { SONG_LIST_RULES, SongsQueries } from './songs.queries.js';
import { SongsService } from './songs.service.js';
import { WRONG_AUDIO_TYPE } from './audio/audio-problems.js';
import { AUDIO_TOO_LARGE_SENTENCE } from './uploads/song-audio.js';
import { SongUploadsService } from './uploads/song-uploads.service.js';

const COVER_ERRORS: PartialRouteError[] = [
  { code: 'INVALID_FILE_TYPE' },
  { code: 'FILE_TOO_LARGE', message: IMAGE_TOO_LARGE },
  { code: 'IMAGE_TOO_DETAILED' },
  { code: 'IMAGE_TOO_COMPLEX' },
];
const WRONG_AUDIO: PartialRouteError = { code: 'INVALID_FILE_TYPE', message: WRONG_AUDIO_TYPE };
const AUDIO_TOO_LARGE: PartialRouteError = { code: 'FILE_TOO_LARGE', message: AUDIO_TOO_LARGE_SENTENCE };

@ApiTags('owner: songs')
@Controller('api/admin/songs')
@OwnerOnly()
export class AdminSongsController {
  constructor(
    private readonly songs: SongsService,
    private readonly queries: SongsQueries,
    private readonly uploads: SongUploadsService,
    private readonly edits: SongEditsService,
    private readonly previews: PreviewLinks,
  ) {}

  @Get()
  @OpenToTokens('songs:read')
  @ApiOperation({
    summary: 'Lists the songs, in the simple REST format of react-admin',
    description:
      'Sorts by createdAt, publishedAt, title, artist, releaseDate and the counters; filters by q in titles and artist, by `status` (published, scheduled, hidden), and by createdAt `from` on and before `to`.',
  })
  async listSongs(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminSongDto[]> {
    const list = readListQuery(query, SONG_LIST_RULES);
    const page = await this.queries.listForOwner(list);
    setContentRange(reply, 'songs', list.offset, page);
    return this.previews.toDtos(page.rows);
  }

  // Before ':id', which would match it.
  @Get('drawn-cover')
  @ApiOperation({
    summary: 'Draws the cover of a song that is not uploaded yet, from its titles',
    description: 'Its colors and its pattern come with the waveform, so the cloth is not dyed yet.',
  })
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async drawCover(
    @Query() { title, titleMalayalam }: DrawnCoverQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    void reply.type('image/svg+xml');
    return coverSvg({
      letter: letterOf({ title, titleMalayalam: titleMalayalam ?? null }),
      waveform: null,
      durationSeconds: null,
    });
  }

  @Get(':id')
  @OpenToTokens('songs:read')
  @ApiOperation({ summary: 'Returns a song' })
  async findSong(@RowId() id: string): Promise<AdminSongDto> {
    return this.previews.toDto(await this.songs.findSong(id));
  }

  @Post()
  @OpenToTokens('songs:write')
  @ApiOperation({
    summary: 'Uploads a song; its waveform is drawn later',
    description:
      'Takes what browsers play. The sentence of an `INVALID_FILE_TYPE` says what is wrong with this file. Takes lyrics and cover from the tags where the form has none; `areLyricsFromTags` says so.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadSongFormDto })
  @Fails(
    ...COVER_ERRORS,
    'MISSING_INFORMATION',
    'MISSING_AUDIO_FILE',
    WRONG_AUDIO,
    AUDIO_TOO_LARGE,
    'INSUFFICIENT_STORAGE',
  )
  async uploadSong(@CurrentUser() user: RequestUser, @Req() request: FastifyRequest): Promise<AdminSongDto> {
    return this.previews.toDto(await this.uploads.receiveSong(user.id, request));
  }

  @Put(':id')
  @OpenToTokens('songs:write')
  @ApiOperation({
    summary: 'Replaces the details of a song',
    description:
      'Clears a field that is left out. The slug follows the title until visitors could open the song; then it stays, so that links keep working. Confirms lyrics that come from the tags of the audio.',
  })
  @ApiHeader(IF_MATCH)
  @Fails('MISSING_INFORMATION', 'CHANGED_MEANWHILE', 'INSUFFICIENT_STORAGE')
  async editSong(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() details: SongDetailsDto,
    @SeenVersion() seen: string | null,
  ): Promise<AdminSongDto> {
    return this.previews.toDto(await this.edits.editDetails(id, user.id, details, seen));
  }

  @Put(':id/audio')
  @OpenToTokens('songs:write')
  @ApiOperation({
    summary: 'Replaces the audio',
    description: 'Keeps the slug, the statistics, the lyrics and the cover. The waveform is drawn later.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: AudioFormDto })
  @Fails('MISSING_AUDIO_FILE', WRONG_AUDIO, AUDIO_TOO_LARGE, 'INSUFFICIENT_STORAGE')
  async replaceAudio(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<AdminSongDto> {
    return this.previews.toDto(await this.edits.replaceAudio(id, user.id, request));
  }

  @Put(':id/cover')
  @OpenToTokens('songs:write')
  @ApiOperation({ summary: 'Replaces the cover' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: CoverFormDto })
  @Fails(...COVER_ERRORS, { code: 'MISSING_IMAGE', message: MISSING_COVER }, 'INSUFFICIENT_STORAGE')
  async replaceCover(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<AdminSongDto> {
    return this.previews.toDto(await this.edits.replaceCover(id, user.id, request));
  }

  @Delete(':id/cover')
  @ApiOperation({ summary: 'Deletes the cover' })
  async removeCover(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<AdminSongDto> {
    return this.previews.toDto(await this.edits.removeCover(id, user.id));
  }

  @Put(':id/ground')
  @OpenToTokens('songs:write')
  @ApiOperation({ summary: "Chooses the colors of the song's page, of those that its cover has" })
  async chooseGround(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() { chosen }: ChosenGroundDto,
  ): Promise<AdminSongDto> {
    return this.previews.toDto(await this.edits.chooseGround(id, user.id, chosen));
  }

  @Put(':id/publication')
  @OpenToTokens('songs:write')
  @ApiOperation({
    summary: 'Publishes a song, now or at a time',
    description: 'Until that time, visitors get a 404 for the song and its files.',
  })
  async publish(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() { publishAt }: PublicationDto,
  ): Promise<AdminSongDto> {
    return this.previews.toDto(await this.songs.publish(id, publishAt, user.id));
  }

  @Delete(':id/publication')
  @ApiOperation({
    summary: 'Hides a song from visitors',
    description: 'Its statistics and its address stay.',
  })
  async hide(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<AdminSongDto> {
    return this.previews.toDto(await this.songs.hide(id, user.id));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes a song with its statistics and files' })
  async deleteSong(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<DeletedSongDto> {
    await this.songs.deleteSong(id, user.id);
    return { id };
  }

  @Post(':id/reset-statistics')
  @HttpCode(200)
  @ApiOperation({ summary: 'Deletes the interactions with a song, and sets its counters to 0' })
  async resetStatistics(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<AdminSongDto> {
    return this.previews.toDto(await this.songs.resetStatistics(id, user.id));
  }
}
