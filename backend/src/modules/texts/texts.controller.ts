import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../common/access/access.js';
import { Revalidates, SendsFile } from '../../common/openapi/answers.js';
import { Fails } from '../../common/openapi/fails.js';
import { isFromOutside } from '../../common/http/site-reader.js';
import { RowId } from '../../common/validation/row-id.js';
import { PortraitsService } from './portraits/portraits.service.js';
import { AboutTextsDto, PortraitQueryDto, PublicTextsDto, TextsQueryDto } from './public-texts.dto.js';
import { PublicTextsService } from './public-texts.service.js';

const FOR_EVER = 'public, max-age=31536000, immutable';

@ApiTags('texts')
@Controller('api/texts')
export class TextsController {
  constructor(
    private readonly texts: PublicTextsService,
    private readonly portraits: PortraitsService,
  ) {}

  @Get()
  @Everyone()
  @ApiOperation({
    summary: 'Returns the texts of every page that the owner has changed, and the banner of now',
  })
  @ApiOkResponse({ type: PublicTextsDto })
  @Revalidates()
  @Fails('INVALID_TOKEN')
  async readTexts(
    @Query() { preview }: TextsQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isOutside = preview === undefined && isFromOutside(request);
    const response = isOutside ? this.texts.namesAlone() : await this.texts.get('frame', preview);
    await response.send(request, reply);
  }

  @Get('about')
  @Everyone()
  @ApiOperation({ summary: 'Returns the texts about the artist that the owner has changed' })
  @ApiOkResponse({ type: AboutTextsDto })
  @Revalidates()
  @Fails('INVALID_TOKEN')
  async readAboutTexts(
    @Query() { preview }: TextsQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const response = await this.texts.get('about', preview);
    await response.send(request, reply);
  }

  @Get('portraits/:id')
  @Everyone()
  @ApiOperation({ summary: 'Returns the portrait of the artist' })
  @SendsFile('image/jpeg', 'image/webp')
  @Fails('INVALID_TOKEN')
  async sendPortrait(
    @RowId() id: string,
    @Query() { size, preview }: PortraitQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const portrait = await this.texts.findPortrait(id, preview);
    const cacheControl = preview === undefined ? FOR_EVER : 'private, no-store';
    await this.portraits.send(portrait, size, cacheControl, request, reply);
  }
}
