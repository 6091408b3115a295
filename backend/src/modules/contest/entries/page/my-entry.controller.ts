import { Controller, Get, Headers, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../../common/access/access.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { SendsFile } from '../../../../common/openapi/answers.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { entriesCookie, Entrant } from '../entry-links/entrant.js';
import { EntrySessions } from '../entry-links/entry-sessions.service.js';
import { PhotoFiles } from '../../photos/photo-files.js';
import { MyPhotoQueryDto } from './my-photo-query.dto.js';
import { MyEntryDto, MyEntryLinkDto } from './my-entry.dto.js';
import { MyEntryQueries } from './my-entry.queries.js';

@ApiTags('my entry')
@Controller('api/my-entry')
export class MyEntryController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: EntrySessions,
    private readonly queries: MyEntryQueries,
    private readonly photos: PhotoFiles,
  ) {}

  @Get()
  @NoStore()
  @Everyone()
  @ApiOperation({
    summary: 'Lists the entries that are open in this browser, the one that was opened last first',
  })
  async listOpen(@Headers('cookie') cookie: string | undefined): Promise<MyEntryLinkDto[]> {
    const token = entriesCookie.read(this.config, cookie);
    return token === null ? [] : this.queries.list(await this.sessions.findEntryIds(token));
  }

  @Get(':id')
  @Entrant()
  @ApiOperation({ summary: 'Returns an entry for its entrant' })
  findMine(@RowId() id: string): Promise<MyEntryDto> {
    return this.queries.find(id);
  }

  @Get(':id/photo')
  @Entrant()
  @ApiOperation({ summary: 'Returns the photo of an entry for its entrant' })
  @SendsFile('image/jpeg', 'image/webp')
  async sendMyPhoto(
    @RowId() id: string,
    @Query() { size }: MyPhotoQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.photos.send(await this.queries.findPhotoKey(id, size), request, reply, 'no-store');
  }

  @Get(':id/revision/photo')
  @Entrant()
  @ApiOperation({ summary: 'Returns the photo of the change of an entry that waits for a moderator' })
  @SendsFile('image/jpeg', 'image/webp')
  async sendProposedPhoto(
    @RowId() id: string,
    @Query() { size }: MyPhotoQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.photos.send(await this.queries.findProposedPhotoKey(id, size), request, reply, 'no-store');
  }
}
