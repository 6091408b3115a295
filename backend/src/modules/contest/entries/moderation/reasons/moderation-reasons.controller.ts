import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser, Staff } from '../../../../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../../../../common/http/if-match.js';
import { Fails } from '../../../../../common/openapi/fails.js';
import { ContestQueryDto } from '../contest-query.dto.js';
import { ModerationReasonsDto, OfferedReasonDto, ReasonListsDto } from './moderation-reasons.dto.js';
import { ModerationReasonsService } from './moderation-reasons.service.js';

@ApiTags('owner: entries')
@Controller('api/admin/moderation-reasons')
export class ModerationReasonsController {
  constructor(private readonly reasons: ModerationReasonsService) {}

  @Get('offered')
  @Staff('entries.moderate')
  @ApiOperation({
    summary: 'Lists the reasons for rejecting an entry, and for its return to pending',
    description: 'Without archived ones, in the order in which moderators see them.',
  })
  listOffered(@Query() { contestId }: ContestQueryDto): Promise<OfferedReasonDto[]> {
    return this.reasons.listOffered(contestId);
  }

  @Get('all')
  @OwnerOnly()
  @ApiOperation({ summary: 'Returns all reasons, also the archived ones' })
  findReasons(): Promise<ModerationReasonsDto> {
    return this.reasons.findAll();
  }

  @Put('all')
  @OwnerOnly()
  @ApiOperation({
    summary: 'Replaces the reasons',
    description: 'A reason that is missing is deleted, or archived if a decision has used it.',
  })
  @Fails('CHANGED_MEANWHILE', 'MISSING_INFORMATION')
  @ApiHeader(IF_MATCH)
  async saveReasons(
    @Body() lists: ReasonListsDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<ModerationReasonsDto> {
    await this.reasons.save(lists, seen, actorId);
    return this.reasons.findAll();
  }
}
