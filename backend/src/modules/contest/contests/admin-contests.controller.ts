import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { OpenToTokens } from '../../../common/access/scopes.js';
import { ErrorDetailDto } from '../../../common/errors/error.dto.js';
import { IF_MATCH, SeenVersion } from '../../../common/http/if-match.js';
import { IMAGE_TOO_LARGE } from '../../../common/images/process-image.js';
import { Fails } from '../../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../../common/paging/list-query.js';
import { RowId } from '../../../common/validation/row-id.js';
import { AdminContestDto, CopyContestDto, DeletedContestDto } from './admin-contest.dto.js';
import { ContestCopies } from './contest-copies.service.js';
import { ContestDetailsDto } from './contest-details.dto.js';
import { CONTEST_LIST, ContestsQueries } from './contests.queries.js';
import { AdminContestsService } from './admin-contests.service.js';
import { ContestPreviewDto } from './rules/rules.dto.js';
import { SamplePhotoFormDto } from './sample-photo/sample-photo.dto.js';
import { MISSING_SAMPLE, SamplePhotosService } from './sample-photo/sample-photos.service.js';

const IF_MATCH_PHOTO = {
  ...IF_MATCH,
  description: 'The `samplePhotoVersion` of the contest that was edited, in quotation marks.',
};

@ApiTags('owner: contests')
@OwnerOnly()
@Controller('api/admin/contests')
export class AdminContestsController {
  constructor(
    private readonly queries: ContestsQueries,
    private readonly contests: AdminContestsService,
    private readonly copies: ContestCopies,
    private readonly samplePhotos: SamplePhotosService,
  ) {}

  @Get()
  @OpenToTokens('contests:read')
  @ApiOperation({
    summary: 'Lists drafts and contests',
    description:
      'Sorts by announceAt, title, createdAt; filters by id, q in the titles, and by announceAt `from` on and before `to`.',
  })
  async listContests(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminContestDto[]> {
    const list = readListQuery(query, CONTEST_LIST);
    const page = await this.queries.listContests(list);
    setContentRange(reply, 'contests', list.offset, page);
    return page.rows;
  }

  @Get(':id')
  @OpenToTokens('contests:read')
  @ApiOperation({ summary: 'Returns a contest' })
  findContest(@RowId() id: string): Promise<AdminContestDto> {
    return this.queries.findContest(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Creates a draft',
    description: 'Only the owner sees it, and it may be incomplete.',
  })
  @Fails('MISSING_INFORMATION', 'DATES_NOT_IN_ORDER')
  async createContest(
    @Body() details: ContestDetailsDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    return this.queries.findContest(await this.contests.createContest(details, actorId));
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Replaces the settings of a contest',
    description:
      'A date that has passed stays as it is, with it the time zone, once submissions have opened when entries are accepted, and once entries are taken how the rules are accepted. Once the contest is announced, a later date needs a reason, which visitors read. Published rules that name what changes are published again, with a sentence on the change.',
  })
  @Fails(
    'MISSING_INFORMATION',
    'DATES_NOT_IN_ORDER',
    'EXTENSION_UNEXPLAINED',
    'CONTESTS_OVERLAP',
    'INSTANT_PASSED',
    'CHANGED_MEANWHILE',
    'RULES_CHANGE_UNEXPLAINED',
    'EMPTY_PLACEHOLDER',
    'RULES_FINAL',
  )
  @ApiHeader(IF_MATCH)
  async editContest(
    @RowId() id: string,
    @Body() details: ContestDetailsDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    await this.contests.editContest(id, details, seen, actorId);
    return this.queries.findContest(id);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Returns what an edit would publish with it',
    description:
      'The rules that visitors read, if they name something that changes, with the number of the entrants who would receive an email.',
  })
  @Fails('MISSING_INFORMATION')
  previewEdit(@RowId() id: string, @Body() details: ContestDetailsDto): Promise<ContestPreviewDto> {
    return this.queries.previewEdit(id, details);
  }

  @Get(':id/gaps')
  @ApiOperation({ summary: 'Lists all that keeps a draft from being published' })
  findGaps(@RowId() id: string): Promise<ErrorDetailDto[]> {
    return this.contests.findGaps(id);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Publishes a draft',
    description:
      'Visitors see it from its announcement on, with the first version of its rules. An error names everything that is in the way.',
  })
  @Fails(
    'MISSING_INFORMATION',
    'CONTEST_OVER',
    'CONTESTS_OVERLAP',
    'EMPTY_PLACEHOLDER',
    'RULES_DIFFER',
    'RULES_REQUIRED',
    'PUBLIC_SITE_NEEDED',
    'CHANGED_MEANWHILE',
  )
  @ApiHeader(IF_MATCH)
  async publishContest(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    await this.contests.publishContest(id, seen, actorId);
    return this.queries.findContest(id);
  }

  @Post(':id/certify')
  @HttpCode(200)
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Confirms the result of a contest',
    description: 'The contest is decided from then on, but not before the announcement of the winner.',
  })
  @Fails('RESULT_NOT_DUE', 'RESULT_NEEDED', 'EXAMPLE_CONTEST')
  async certifyContest(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    await this.contests.certifyContest(id, actorId);
    return this.queries.findContest(id);
  }

  @Post(':id/copy')
  @ApiOperation({
    summary: 'Makes a draft of the chosen parts of a contest',
    description:
      'Years in titles and dates are those of the next year in which the dates lie ahead, on the same weekdays. Entries are never copied.',
  })
  async copyContest(
    @RowId() id: string,
    @Body() parts: CopyContestDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    return this.queries.findContest(await this.copies.copyContest(id, parts, actorId));
  }

  @Put(':id/sample-photo')
  @ApiOperation({
    summary: 'Replaces the sample photo',
    description: 'The form shows it beside the field of the photo, instead of the drawing.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SamplePhotoFormDto })
  @ApiHeader(IF_MATCH_PHOTO)
  @Fails(
    { code: 'MISSING_IMAGE', message: MISSING_SAMPLE },
    'INVALID_FILE_TYPE',
    { code: 'FILE_TOO_LARGE', message: IMAGE_TOO_LARGE },
    'IMAGE_TOO_DETAILED',
    'IMAGE_TOO_COMPLEX',
    'CHANGED_MEANWHILE',
    'INSUFFICIENT_STORAGE',
  )
  async replaceSamplePhoto(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<AdminContestDto> {
    await this.samplePhotos.replacePhoto(id, request, seen, actorId);
    return this.queries.findContest(id);
  }

  @Delete(':id/sample-photo')
  @ApiOperation({ summary: 'Deletes the sample photo: the site draws it' })
  @ApiHeader(IF_MATCH_PHOTO)
  @Fails('CHANGED_MEANWHILE')
  async removeSamplePhoto(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminContestDto> {
    await this.samplePhotos.removePhoto(id, seen, actorId);
    return this.queries.findContest(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Deletes a draft, or a contest that is over and in which nothing ever was',
    description: 'It goes with its rules and its texts of emails. Its acts stay in the audit log.',
  })
  @Fails('CONTEST_PUBLISHED', 'EXAMPLE_CONTEST')
  async deleteContest(
    @RowId() id: string,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<DeletedContestDto> {
    await this.contests.deleteContest(id, actorId);
    return { id };
  }
}
