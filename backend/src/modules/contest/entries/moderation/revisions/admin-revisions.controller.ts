import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { ReadsPersonalData } from '../../../../../common/access/reads-personal-data.js';
import { SendsFile } from '../../../../../common/openapi/answers.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { PersonalReads } from '../../../../audit/reads/personal-reads.service.js';
import { PhotoFiles } from '../../../photos/photo-files.js';
import { PhotoQueryDto } from '../../../photos/photo-query.dto.js';
import { RejectRevisionDto } from './reject-revision.dto.js';
import { RevisionDecisions } from './revision-decisions.service.js';

@ApiTags('owner: entries')
@Staff('entries.moderate')
@Controller('api/admin/revisions')
export class AdminRevisionsController {
  constructor(
    private readonly decisions: RevisionDecisions,
    private readonly photos: PhotoFiles,
    private readonly reads: PersonalReads,
  ) {}

  @Post(':id/approve')
  @RateLimit('moderation')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Changes the entry as its entrant proposes',
    description: 'The video stays once judges have been given the entry to mark.',
  })
  @Fails('REVISION_DECIDED', 'DUPLICATE_VIDEO', 'VIDEO_IS_JUDGED')
  approveRevision(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<void> {
    return this.decisions.approve(id, actorId);
  }

  @Post(':id/reject')
  @RateLimit('moderation')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Leaves the entry as it is',
    description:
      'The reasons are those of a rejected entry. The email has the reason in the language of the entrant, and the sentence.',
  })
  @Fails('REVISION_DECIDED')
  rejectRevision(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
    @Body() why: RejectRevisionDto,
  ): Promise<void> {
    return this.decisions.reject(id, actorId, why);
  }

  @Get(':id/photo')
  @ReadsPersonalData('entry-photo')
  @ApiOperation({ summary: 'Returns the photo of a pending revision' })
  @SendsFile('image/jpeg', 'image/webp')
  async sendPhoto(
    @RowId() id: string,
    @Query() { size }: PhotoQueryDto,
    @CurrentUser() user: RequestUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { key, entryId } = await this.decisions.findPhoto(id, size);
    await this.reads.record(user, 'entry-photo', entryId);
    await this.photos.send(key, request, reply);
  }
}
