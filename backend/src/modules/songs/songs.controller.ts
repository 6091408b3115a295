import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ClientAddress,
  CurrentUser,
  Everyone,
  type RequestUser,
  SignedIn,
} from '../../common/access/access.js';
import { Revalidates } from '../../common/openapi/answers.js';
import { Fails } from '../../common/openapi/fails.js';
import { RowId } from '../../common/validation/row-id.js';
import { ListSongsDto } from './dto/list-songs.dto.js';
import { SongDto } from './dto/song.dto.js';
import { VoteDto, VoteResultDto } from './dto/vote.dto.js';
import { SongInteractionsService } from './song-interactions.service.js';
import { SongsService } from './songs.service.js';

@ApiTags('songs')
@Controller('api/songs')
export class SongsController {
  constructor(
    private readonly songs: SongsService,
    private readonly interactions: SongInteractionsService,
  ) {}

  @Get()
  @Everyone()
  @ApiOperation({ summary: 'Lists the songs, newest first; `Content-Range` contains their number' })
  @ApiOkResponse({
    type: [SongDto],
    headers: { 'Content-Range': { schema: { type: 'string', example: 'songs 0-24/319' } } },
  })
  @Revalidates()
  async listSongs(
    @Query() query: ListSongsDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const list = await this.songs.listNewest(query);
    await list.send(request, reply);
  }

  @Get(':id')
  @Everyone()
  @ApiOperation({
    summary: 'Returns a song',
    description: 'A song that is hidden or not published yet is a 404, like an unknown one.',
  })
  @ApiOkResponse({ type: SongDto })
  @Revalidates()
  async findSong(
    @RowId() id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const song = await this.songs.findPublished(id);
    await song.send(request, reply);
  }

  @Post(':id/plays')
  @Everyone()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Counts a play, once per listener; `Play-Count` contains the number of plays now',
  })
  @ApiNoContentResponse({ headers: { 'Play-Count': { schema: { type: 'integer' } } } })
  async recordPlay(
    @RowId() id: string,
    @CurrentUser() user: RequestUser | null,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const count = await this.interactions.recordPlay(id, { userId: user?.id ?? null, address });
    void reply.header('play-count', count);
  }

  @Post(':id/downloads')
  @Everyone()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Counts a download, once per listener; `Download-Count` contains the number of downloads now',
  })
  @ApiNoContentResponse({ headers: { 'Download-Count': { schema: { type: 'integer' } } } })
  async recordDownload(
    @RowId() id: string,
    @CurrentUser() user: RequestUser | null,
    @ClientAddress() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const count = await this.interactions.recordDownload(id, { userId: user?.id ?? null, address });
    void reply.header('download-count', count);
  }

  @Put(':id/vote')
  @SignedIn()
  @ApiOperation({ summary: "Casts the user's vote on a song; the same vote again changes nothing" })
  @Fails('VOTE_ALREADY_CAST')
  castVote(
    @RowId() id: string,
    @CurrentUser() user: RequestUser,
    @Body() { type }: VoteDto,
  ): Promise<VoteResultDto> {
    return this.interactions.castVote(id, user.id, type);
  }

  @Delete(':id/vote')
  @SignedIn()
  @ApiOperation({ summary: "Removes the user's vote on a song, if there is one" })
  removeVote(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<VoteResultDto> {
    return this.interactions.removeVote(id, user.id);
  }

  @Put(':id/favorite')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: "Adds the song to the user's favorites" })
  addFavorite(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<void> {
    return this.interactions.addFavorite(id, user.id);
  }

  @Delete(':id/favorite')
  @SignedIn()
  @HttpCode(204)
  @ApiOperation({ summary: "Removes the song from the user's favorites" })
  removeFavorite(@RowId() id: string, @CurrentUser() user: RequestUser): Promise<void> {
    return this.interactions.removeFavorite(id, user.id);
  }
}
