import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { Revalidates } from '../../../common/openapi/answers.js';
import { Fails } from '../../../common/openapi/fails.js';
import { EntryPageDto } from './entry-page.dto.js';
import { EntryPagesService } from './entry-pages.service.js';

@ApiTags('contest')
@Controller('api/entries')
export class EntryPagesController {
  constructor(private readonly pages: EntryPagesService) {}

  @Get(':slug')
  @Everyone()
  @ApiOperation({ summary: 'Returns the approved entry at an address' })
  @ApiParam({ name: 'slug', example: 'anjali-nair' })
  @ApiOkResponse({ type: EntryPageDto })
  @Revalidates()
  @Fails('NOT_FOUND')
  async describeEntry(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await (await this.pages.get(slug)).send(request, reply);
  }
}
