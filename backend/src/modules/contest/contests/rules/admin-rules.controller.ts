import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../../../common/http/if-match.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { AdminRulesDto, RulesChangeDto, RulesPreviewDto, RulesSourceDto } from './rules.dto.js';
import { RulesQueries } from './rules.queries.js';
import { RulesService } from './rules.service.js';

/** The id of rules is that of their contest. */
@ApiTags('owner: contests')
@OwnerOnly()
@Controller('api/admin/rules')
export class AdminRulesController {
  constructor(
    private readonly queries: RulesQueries,
    private readonly rules: RulesService,
  ) {}

  @Get(':id')
  @ApiOperation({ summary: 'Returns the draft and the published versions of the rules of a contest' })
  findRules(@RowId() id: string): Promise<AdminRulesDto> {
    return this.queries.findRules(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Saves the draft of the rules' })
  @Fails('MISSING_INFORMATION', 'UNKNOWN_PLACEHOLDER', 'RULES_FINAL', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  async saveDraft(
    @RowId() id: string,
    @Body() source: RulesSourceDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminRulesDto> {
    await this.rules.saveDraft(id, source, seen, actorId);
    return this.queries.findRules(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Deletes the draft of the rules of a published contest' })
  @Fails('RULES_REQUIRED', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  async deleteDraft(
    @RowId() id: string,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminRulesDto> {
    await this.rules.deleteDraft(id, seen, actorId);
    return this.queries.findRules(id);
  }

  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Returns rules as visitors would read them, and what differs from the version that was published last',
  })
  preview(@RowId() id: string, @Body() source: RulesSourceDto): Promise<RulesPreviewDto> {
    return this.queries.preview(id, source);
  }

  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Publishes the draft as the next version',
    description: 'A published version never changes. The entrants receive an email with what differs.',
  })
  @Fails(
    'RULES_CHANGE_UNEXPLAINED',
    'EMPTY_PLACEHOLDER',
    'RULES_DIFFER',
    'RULES_WAIT',
    'RULES_FINAL',
    'CHANGED_MEANWHILE',
  )
  @ApiHeader(IF_MATCH)
  async publishRules(
    @RowId() id: string,
    @Body() change: RulesChangeDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminRulesDto> {
    await this.rules.publish(id, change, seen, actorId);
    return this.queries.findRules(id);
  }
}
