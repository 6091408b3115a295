import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../common/access/access.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { ConditionsDto, ConditionsQueryDto } from './consent.dto.js';
import { ConsentsService } from './consents.service.js';

@ApiTags('contest')
@Everyone()
@Controller('api/contests/:slug/conditions')
export class ConditionsController {
  constructor(private readonly consents: ConsentsService) {}

  @Get()
  @Header('cache-control', 'no-cache')
  @ApiOperation({
    summary: 'Returns what the entry form of an announced contest says before its button',
    description: 'Who may enter, what becomes public, and which version of the rules an entrant accepts.',
  })
  @ApiParam({ name: 'slug', example: 'cover-song-contest-2025' })
  @Fails('NOT_FOUND')
  describeConditions(
    @Param('slug') slug: string,
    @Query() { language }: ConditionsQueryDto,
  ): Promise<ConditionsDto> {
    return this.consents.describeConditions(slug, language);
  }
}
