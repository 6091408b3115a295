import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { clientHas } from '../../../common/http/if-none-match.js';
import { SendsFile } from '../../../common/openapi/answers.js';
import { Fails } from '../../../common/openapi/fails.js';
import { RowId } from '../../../common/validation/row-id.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { RateLimit } from '../../../infra/rate-limit/rate-limit.guard.js';
import { PictureQueryDto } from './pictures/picture-query.dto.js';
import { versionOf } from './pictures/picture-of-entry.js';
import { PicturesService } from './pictures/pictures.service.js';
import { EntryPagesService } from './entry-pages.service.js';

@ApiTags('contest')
@Controller('api/contest/entries')
export class EntryPicturesController {
  constructor(
    private readonly pages: EntryPagesService,
    private readonly pictures: PicturesService,
    private readonly quota: MediaQuota,
  ) {}

  @Get(':id/picture')
  @Everyone()
  @RateLimit('picture')
  @ApiOperation({
    summary: 'Draws the picture of an approved entry: photo, name, contest and song',
    description: 'Of the languages, it has the titles. At most one is drawn at a time.',
  })
  @SendsFile('image/jpeg')
  @Fails('NOT_FOUND', 'UNAVAILABLE')
  async sendPicture(
    @RowId() id: string,
    @Query() { size, lang, v }: PictureQueryDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const entry = await this.pages.find({ id });
    const version = versionOf(entry);
    const etag = `"${version}-${size}-${lang}"`;
    const headers = {
      etag,
      // Another photo or name has another address. A day, because an entry can be withdrawn.
      'cache-control': v === version ? 'public, max-age=86400, immutable' : 'no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      // Other sites show it beside a link.
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (clientHas(request, etag)) return void reply.headers(headers).code(304).send();
    const picture = await this.pictures.draw(entry, size, lang);
    await this.quota.book(picture.length, request, reply);
    void reply.headers(headers).type('image/jpeg').send(picture);
  }
}
