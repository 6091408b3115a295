import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../common/http/if-match.js';
import { IMAGE_TOO_LARGE } from '../../common/images/process-image.js';
import { Fails } from '../../common/openapi/fails.js';
import { RowNumber } from '../../common/validation/row-id.js';
import { MISSING_PORTRAIT, PortraitsService } from './portraits/portraits.service.js';
import { PreviewTokens } from './preview-tokens.js';
import {
  AdminSiteTextsDto,
  PortraitFormDto,
  SiteTextsDto,
  TextsPreviewDto,
  TextsPublicationDto,
  UploadedPortraitDto,
} from './site-texts.dto.js';
import { SiteTextsService } from './site-texts.service.js';

@ApiTags('owner: texts')
@OwnerOnly()
@Controller('api/admin/texts')
export class AdminTextsController {
  constructor(
    private readonly texts: SiteTextsService,
    private readonly portraits: PortraitsService,
    private readonly previews: PreviewTokens,
  ) {}

  @Get('site')
  @ApiOperation({ summary: 'Returns the texts of the site that differ from the default ones' })
  findTexts(): Promise<AdminSiteTextsDto> {
    return this.texts.findTexts();
  }

  @Put('site')
  @ApiOperation({
    summary: 'Saves the draft of the texts',
    description: 'A text that is missing, empty or the same as the default one is the default one.',
  })
  @Fails('MISSING_INFORMATION', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  saveDraft(
    @Body() sent: SiteTextsDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminSiteTextsDto> {
    return this.texts.saveDraft(sent, seen, actorId);
  }

  @Delete('site')
  @ApiOperation({ summary: 'Deletes the draft of the texts' })
  @Fails('CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  discardDraft(
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminSiteTextsDto> {
    return this.texts.discardDraft(seen, actorId);
  }

  @Post('site/publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Publishes the draft of the texts; 404 without one' })
  @Fails('NOT_FOUND', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  publish(
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminSiteTextsDto> {
    return this.texts.publish(seen, actorId);
  }

  @Get('site/publications')
  @ApiOperation({
    summary: 'Lists the newest publications of the texts, with what each changed',
    description: 'As far as the audit log keeps the details of acts.',
  })
  listPublications(): Promise<TextsPublicationDto[]> {
    return this.texts.listPublications();
  }

  @Post('site/publications/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Makes the texts of a former publication the draft',
    description: 'A portrait that is gone stays the present one.',
  })
  @Fails('NOT_FOUND', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  restorePublication(
    @RowNumber() id: number,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminSiteTextsDto> {
    return this.texts.restore(id, seen, actorId);
  }

  @Get('site/preview')
  @ApiOperation({ summary: 'Returns a token to read the pages of the site with the draft' })
  createPreview(): TextsPreviewDto {
    return this.previews.create();
  }

  @Post('site/portraits')
  @ApiOperation({ summary: 'Uploads a portrait, for a draft to name by its id within a day' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PortraitFormDto })
  @Fails(
    { code: 'MISSING_IMAGE', message: MISSING_PORTRAIT },
    'INVALID_FILE_TYPE',
    { code: 'FILE_TOO_LARGE', message: IMAGE_TOO_LARGE },
    'IMAGE_TOO_DETAILED',
    'IMAGE_TOO_COMPLEX',
    'INSUFFICIENT_STORAGE',
  )
  async uploadPortrait(@Req() request: FastifyRequest): Promise<UploadedPortraitDto> {
    const { id } = await this.portraits.upload(request);
    return { id };
  }
}
