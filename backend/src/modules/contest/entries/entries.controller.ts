import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, Everyone, type RequestUser } from '../../../common/access/access.js';
import { NoStore } from '../../../common/http/no-store.js';
import { IMAGE_TOO_LARGE } from '../../../common/images/process-image.js';
import { Revalidates, SendsFile } from '../../../common/openapi/answers.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { PersonalReads } from '../../audit/reads/personal-reads.service.js';
import { PhotoFiles } from '../photos/photo-files.js';
import { PhotoQueryDto } from '../photos/photo-query.dto.js';
import { EntryAddresses } from './addresses/entry-addresses.service.js';
import { EntriesQueries } from './entries.queries.js';
import { EntriesService } from './entries.service.js';
import { readEntryForm } from './entry-form.js';
import { PublicEntriesQueryDto, PublicEntryDto } from './public-entry.dto.js';
import {
  CorrectAddressDto,
  CorrectedAddressDto,
  SubmitEntryFormDto,
  SubmittedEntryDto,
} from './submit-entry.dto.js';

@ApiTags('contest')
@Controller('api/contest/entries')
export class EntriesController {
  constructor(
    private readonly addresses: EntryAddresses,
    private readonly entries: EntriesService,
    private readonly queries: EntriesQueries,
    private readonly photos: PhotoFiles,
    private readonly reads: PersonalReads,
  ) {}

  @Get()
  @Everyone()
  @ApiOperation({ summary: 'Lists approved entries; `Content-Range` contains their number' })
  @ApiOkResponse({
    type: [PublicEntryDto],
    headers: { 'Content-Range': { schema: { type: 'string', example: 'entries 0-23/319' } } },
  })
  @Revalidates()
  @Fails('NOT_FOUND')
  async listApproved(
    @Query() query: PublicEntriesQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.queries.findPage(query);
    await page.send(request, reply);
  }

  @Post()
  @NoStore()
  @Everyone()
  @RateLimit('submission', 'submissionOfDay')
  @ApiOperation({
    summary: 'Submits an entry; a retry with the same `Idempotency-Key` returns the first entry',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: SubmitEntryFormDto })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'Chosen by the client for each entry.',
  })
  @ApiHeader({
    name: 'Contest-Id',
    required: false,
    description: 'The contest that the visitor enters. Rejected once another one is the current contest.',
    schema: { type: 'string', format: 'uuid', example: '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10' },
  })
  @ApiHeader({
    name: 'Rules-Version',
    required: false,
    description:
      'The number of the rules that the visitor accepts, as `GET /api/contests/{slug}/conditions` returned it. Rejected once another version is valid. Without it no consent is stored, and a contest whose consents are ticked rejects the entry.',
    schema: { type: 'integer', minimum: 1, example: 1 },
  })
  @ApiHeader({
    name: 'Consents-Wording',
    required: false,
    description:
      'The number of the sentences that the visitor read, as the conditions returned it. Without it, the first.',
    schema: { type: 'integer', minimum: 1, example: 3 },
  })
  @Fails(
    'MISSING_NAME',
    'INVALID_NAME',
    'MISSING_EMAIL',
    'INVALID_EMAIL',
    'INVALID_YOUTUBE_URL',
    'MISSING_IMAGE',
    'INVALID_FILE_TYPE',
    'CAPTCHA_INCORRECT',
    'AI_USE_MISSING',
    'AI_VOICE_NOT_ALLOWED',
    'AI_NOT_ALLOWED',
    'RULES_NOT_ACCEPTED',
    'PUBLICATION_NOT_ACCEPTED',
    'RULES_CHANGED',
    'CONTEST_CHANGED',
    'CONTEST_CLOSED',
    'VIDEO_UNAVAILABLE',
    'VIDEO_NOT_EMBEDDABLE',
    'VIDEO_LIVE',
    'DUPLICATE_VIDEO',
    'IDEMPOTENCY_KEY_REUSED',
    { code: 'FILE_TOO_LARGE', message: IMAGE_TOO_LARGE },
    'IMAGE_TOO_DETAILED',
    'IMAGE_TOO_COMPLEX',
    'INSUFFICIENT_STORAGE',
  )
  async submitEntry(@Req() request: FastifyRequest): Promise<SubmittedEntryDto> {
    return this.entries.submitEntry(await readEntryForm(request), networkOf(request.ip));
  }

  @Post(':id/email')
  @HttpCode(200)
  @NoStore()
  @Everyone()
  @RateLimit('entryAddress')
  @ApiOperation({
    summary: 'Corrects the email address of an entry just after its submission',
    description:
      'At most three times within half an hour, by the token in the response to the submission, until somebody opens a link that was emailed to the address. The former address loses its links. While the site has no mail server, the answer has the new one.',
  })
  @Fails('MISSING_EMAIL', 'INVALID_EMAIL', 'CORRECTION_CLOSED', 'ADDRESS_EMAILS_SENT')
  correctEmail(
    @RowId() id: string,
    @Body() { token, email }: CorrectAddressDto,
  ): Promise<CorrectedAddressDto> {
    return this.addresses.correct(id, token, email);
  }

  @Get(':id/photo')
  @Everyone()
  @ApiOperation({
    summary: 'Returns the photo of an approved entry. Staff get the photo of any entry.',
  })
  @SendsFile('image/jpeg', 'image/webp')
  async sendPhoto(
    @RowId() id: string,
    @Query() { size }: PhotoQueryDto,
    @CurrentUser() user: RequestUser | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asModerator = user?.permissions.includes('entries.moderate') ?? false;
    const { key, isPublic } = await this.queries.findPhoto(id, size, asModerator);
    if (user && !isPublic) await this.reads.record(user, 'entry-photo', id);
    await this.photos.send(key, request, reply);
  }
}
