import { Body, Controller, Delete, HttpCode, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import { parseVideoId } from '@paattu/shared/youtube-url';
import { IF_MATCH, SeenVersion } from '../../../../../common/http/if-match.js';
import { IMAGE_TOO_LARGE } from '../../../../../common/images/process-image.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { RowId } from '../../../../../common/validation/row-id.js';
import { networkOf } from '../../../../../infra/rate-limit/network.js';
import { RateLimit } from '../../../../../infra/rate-limit/rate-limit.guard.js';
import { Entrant } from '../../entry-links/entrant.js';
import { ChangeEntryFormDto, DeclarationDto, WithdrawEntryDto, ChangeEntryDto } from './change-entry.dto.js';
import { EntryChanges, type EntryChange } from './entry-changes.service.js';
import { WithdrawalsService } from './withdrawals.service.js';
import { readMultipart, smallFile } from '../../../../../common/multipart/read-multipart.js';
import { validateForm } from '../../../../../common/validation/validate.js';

/** The routes by which an entrant changes her entry. */
@ApiTags('my entry')
@Controller('api/my-entry/:id')
export class MyChangesController {
  constructor(
    private readonly changes: EntryChanges,
    private readonly withdrawals: WithdrawalsService,
  ) {}

  @Patch()
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryChange')
  @ApiOperation({
    summary: 'Changes a pending entry, and proposes the change of an approved one',
    description: 'Until submissions close, or until voting opens in a contest that always accepts entries.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ChangeEntryFormDto })
  @ApiHeader(IF_MATCH)
  @Fails(
    'MISSING_NAME',
    'INVALID_NAME',
    'INVALID_YOUTUBE_URL',
    'VIDEO_UNAVAILABLE',
    'VIDEO_NOT_EMBEDDABLE',
    'VIDEO_LIVE',
    'INVALID_FILE_TYPE',
    'NOT_IN_CONTEST',
    'CHANGES_CLOSED',
    'CHANGED_MEANWHILE',
    'DUPLICATE_VIDEO',
    'TOO_MANY_CHANGES',
    { code: 'FILE_TOO_LARGE', message: IMAGE_TOO_LARGE },
    'IMAGE_TOO_DETAILED',
    'IMAGE_TOO_COMPLEX',
    'INSUFFICIENT_STORAGE',
  )
  async changeEntry(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changes.change(id, await readChangeForm(request), seen, networkOf(request.ip));
  }

  @Put('declaration')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryChange')
  @ApiOperation({
    summary: 'Corrects what artificial intelligence made, as the entrant declares it',
    description:
      'Valid at once, as long as the link of the entry can be changed. In a contest without a rule about it, nothing is stored, and a declaration that was stored before is deleted.',
  })
  @ApiHeader(IF_MATCH)
  @Fails(
    'AI_USE_MISSING',
    'AI_VOICE_NOT_ALLOWED',
    'AI_NOT_ALLOWED',
    'NOT_IN_CONTEST',
    'CHANGES_CLOSED',
    'CHANGED_MEANWHILE',
    'TOO_MANY_CHANGES',
  )
  correctDeclaration(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @Body() { aiUse, aiNote = null }: DeclarationDto,
  ): Promise<void> {
    return this.changes.correctDeclaration(id, { aiUse, aiNote }, seen);
  }

  @Delete('revision')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryChange')
  @ApiOperation({ summary: 'Takes the pending revision back' })
  @ApiHeader(IF_MATCH)
  @Fails('NO_REVISION', 'NOT_IN_CONTEST', 'CHANGES_CLOSED', 'CHANGED_MEANWHILE', 'TOO_MANY_CHANGES')
  cancelRevision(@RowId() id: string, @SeenVersion() seen: string | null): Promise<void> {
    return this.changes.cancelRevision(id, seen);
  }

  @Post('withdraw')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryWithdrawal')
  @ApiOperation({
    summary: 'Takes the entry out of the contest',
    description:
      'While the prize is offered to it, only once somebody has opened a link that was emailed to its address: the offer ends with the withdrawal.',
  })
  @Fails('ADDRESS_NOT_PROVED', 'OTHER_EMAIL', 'NOT_IN_CONTEST', 'TOO_MANY_CHANGES')
  withdraw(@RowId() id: string, @Body() { email }: WithdrawEntryDto): Promise<void> {
    return this.withdrawals.withdraw(id, email);
  }

  @Post('undo-withdraw')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryWithdrawal')
  @ApiOperation({ summary: 'Takes a withdrawal back, for 24 hours' })
  @Fails('NOT_WITHDRAWN', 'UNDO_EXPIRED', 'DUPLICATE_VIDEO', 'ENTRY_UNHEARD')
  undoWithdraw(@RowId() id: string): Promise<void> {
    return this.withdrawals.undo(id);
  }
}

/** Reads and checks the form of a change, except for the content of the photo. */
async function readChangeForm(request: FastifyRequest): Promise<EntryChange> {
  const { fields, files } = await readMultipart(request, {
    fields: ['name', 'youtubeUrl'],
    maxFieldBytes: 2_048,
    files: { photo: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
  });
  const { name, youtubeUrl } = await validateForm(ChangeEntryDto, fields);
  // A rule of the form has checked the link. Browsers send an empty file when no file is chosen.
  return { name, videoId: parseVideoId(youtubeUrl)!, photo: files.photo?.length ? files.photo : null };
}
