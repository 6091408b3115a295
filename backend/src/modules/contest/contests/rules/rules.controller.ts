import { Controller, Get, Header, Param, ParseIntPipe, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Everyone } from '../../../../common/access/access.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { MayBeNone, noContent } from '../../../../common/openapi/answers.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { expireAt } from '../expire-at.js';
import { RulesDto, RulesQueryDto } from './rules.dto.js';
import { RulesQueries } from './rules.queries.js';

/** Anything but a number is a 404. */
const RULES_NUMBER = new ParseIntPipe({ exceptionFactory: () => new DomainError('NOT_FOUND') });
const SLUG = { name: 'slug', example: 'cover-song-contest-2025' };

@ApiTags('contest')
@Everyone()
@Controller('api')
export class RulesController {
  constructor(private readonly rules: RulesQueries) {}

  @Get('contest/rules')
  // Another contest may be the current one at any time.
  @NoStore()
  @ApiOperation({ summary: 'Returns the rules of the current contest' })
  @ApiOkResponse({ type: RulesDto })
  @MayBeNone('No contest has been announced yet')
  @Fails('NOT_FOUND')
  async describeCurrentRules(
    @Query() query: RulesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RulesDto | undefined> {
    const { rules, changesAt } = await this.rules.describeCurrent(query);
    expireAt(reply, changesAt);
    return rules ?? noContent(reply);
  }

  @Get('contests/:slug/rules')
  @Header('cache-control', 'no-cache')
  @ApiOperation({
    summary: 'Returns a version of the rules of an announced contest',
    description: 'Placeholders have the values of the day of publication. The HTML has no scripts.',
  })
  @ApiParam(SLUG)
  @Fails('NOT_FOUND')
  describeRules(@Param('slug') slug: string, @Query() query: RulesQueryDto): Promise<RulesDto> {
    return this.rules.describeRules(slug, query);
  }

  @Get('contests/:slug/rules/:number')
  @Header('cache-control', 'no-cache')
  @Header('content-type', 'text/markdown; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="rules.md"')
  @ApiOperation({
    summary: 'Returns the text of a version in both languages',
    description: 'The SHA-256 of the version is that of this file.',
  })
  @ApiProduces('text/markdown')
  @ApiParam(SLUG)
  @ApiParam({ name: 'number', type: 'integer', example: 1 })
  @ApiOkResponse({ schema: { type: 'string' } })
  @Fails('NOT_FOUND')
  readRulesFile(@Param('slug') slug: string, @Param('number', RULES_NUMBER) number: number): Promise<string> {
    return this.rules.readFile(slug, number);
  }
}
