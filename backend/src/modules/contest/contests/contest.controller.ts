import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Everyone, type RequestUser } from '../../../common/access/access.js';
import { NoStore } from '../../../common/http/no-store.js';
import { MayBeNone, noContent, SendsFile } from '../../../common/openapi/answers.js';
import { Fails } from '../../../common/openapi/fails.js';
import { expireAt } from './expire-at.js';
import { ContestDto, ContestSummaryDto } from './contest.dto.js';
import { PhotoFiles } from '../photos/photo-files.js';
import { AnnouncedContestsService, type DescribedContest } from './announced-contests.service.js';
import { SamplePhotoQueryDto } from './sample-photo/sample-photo.dto.js';
import { SamplePhotosService } from './sample-photo/sample-photos.service.js';

@ApiTags('contest')
@Controller('api')
export class ContestController {
  constructor(
    private readonly contests: AnnouncedContestsService,
    private readonly samplePhotos: SamplePhotosService,
    private readonly photos: PhotoFiles,
  ) {}

  @Get('contest')
  @Everyone()
  // The response contains the server's time.
  @NoStore()
  @ApiOperation({
    summary: 'Returns the current contest, its dates and the time of the server',
    description: 'The current contest is the one that was announced last.',
  })
  @ApiOkResponse({ type: ContestDto })
  @MayBeNone('No contest has been announced yet')
  async describeCurrent(@Res({ passthrough: true }) reply: FastifyReply): Promise<ContestDto | undefined> {
    const { contest, changesAt } = await this.contests.describeCurrent();
    expireAt(reply, changesAt);
    return contest ?? noContent(reply);
  }

  @Get('contests')
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Lists the current contest and the former ones, the last one first' })
  async listContests(@Res({ passthrough: true }) reply: FastifyReply): Promise<ContestSummaryDto[]> {
    const { contests, changesAt } = await this.contests.list();
    expireAt(reply, changesAt);
    return contests;
  }

  @Get('contests/:slug')
  @Everyone()
  @NoStore()
  @ApiOperation({ summary: 'Returns the current contest or a former one' })
  @ApiParam({ name: 'slug', example: 'cover-song-contest-2025' })
  @Fails('NOT_FOUND')
  async describeContest(
    @Param('slug') slug: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ContestDto> {
    return answer(await this.contests.describeBySlug(slug), reply);
  }

  @Get('contests/:slug/sample-photo')
  @Everyone()
  @ApiOperation({ summary: 'Returns the uploaded sample photo; to the owner, also that of a draft' })
  @ApiParam({ name: 'slug', example: 'cover-song-contest-2025' })
  @SendsFile('image/jpeg', 'image/webp')
  async sendSamplePhoto(
    @Param('slug') slug: string,
    @Query() { size }: SamplePhotoQueryDto,
    @CurrentUser() user: RequestUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asOwner = user?.permissions.includes('site.manage') ?? false;
    await this.photos.send(await this.samplePhotos.findKey(slug, size, asOwner), request, reply);
  }
}

function answer({ contest, changesAt }: DescribedContest, reply: FastifyReply): ContestDto {
  expireAt(reply, changesAt);
  return contest;
}
