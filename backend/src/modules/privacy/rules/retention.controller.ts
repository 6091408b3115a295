import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../../common/http/if-match.js';
import { Fails } from '../../../common/openapi/fails.js';
import { EditTermDto, RetentionKindDto, RetentionRunDto } from './retention.dto.js';
import { RetentionService } from './retention.service.js';

@ApiTags('owner: data')
@OwnerOnly()
@Controller('api/admin/retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get()
  @ApiOperation({
    summary: 'Lists the kinds of personal data, how long each is kept, and what the next nights delete',
  })
  listKinds(): Promise<RetentionKindDto[]> {
    return this.retention.listKinds();
  }

  @Get('runs')
  @ApiOperation({ summary: 'Lists what the last 30 nights deleted, newest first' })
  listRuns(): Promise<RetentionRunDto[]> {
    return this.retention.listRuns();
  }

  @Put(':kind')
  @ApiOperation({ summary: 'Sets the term of a kind, from the next night on' })
  @ApiHeader(IF_MATCH)
  @Fails('NOT_FOUND', 'CHANGED_MEANWHILE')
  async editTerm(
    @Param('kind') kind: string,
    @Body() { days }: EditTermDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<RetentionKindDto> {
    await this.retention.editTerm(kind, days, seen, actorId);
    return this.retention.findKind(kind);
  }
}
