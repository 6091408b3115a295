import { Controller, Delete, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { ChecksIdentity } from '../../common/access/checks-identity.js';
import { ReadsPersonalData } from '../../common/access/reads-personal-data.js';
import { toCsvFile, type CsvColumn } from '../../common/csv/csv-file.js';
import { ExportQueryDto } from '../../common/paging/export-query.dto.js';
import { Fails } from '../../common/openapi/fails.js';
import { ListQueryDto, readListQuery, setContentRange } from '../../common/paging/list-query.js';
import { RowNumber } from '../../common/validation/row-id.js';
import { AuditActorDto, AuditRowDetailsDto, AuditRowDto } from './audit.dto.js';
import { AUDIT_LIST, AuditQueries, type ExportedAct } from './audit.queries.js';
import { AuditDetailsService } from './audit-details.service.js';

/** The columns of an export: without details, which can be erased here and not in a file. */
const AUDIT_COLUMNS: Array<CsvColumn<ExportedAct>> = [
  { key: 'at', header: 'Time' },
  { key: 'actor', header: 'Actor' },
  { key: 'action', header: 'Action' },
  { key: 'subjectId', header: 'Subject' },
  { key: 'contestId', header: 'Contest' },
  { key: 'data', header: 'Data' },
  { key: 'actorId', header: 'Actor id' },
  { key: 'id', header: 'Id' },
];

@ApiTags('owner: audit log')
@OwnerOnly()
@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    private readonly details: AuditDetailsService,
  ) {}

  @Get()
  @ReadsPersonalData('audit-log')
  @ApiOperation({
    summary: 'Lists the acts in the console',
    description:
      'Sorts by at; filters by action, subjectKind, contestId (leaves out the acts of other contests; `current` for the one that the site shows), actor (the id of a user, or `system`), and by at `from` on and before `to`. Acts of votes are listed from the certification of the result on.',
  })
  async listActs(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditRowDto[]> {
    const list = readListQuery(query, AUDIT_LIST);
    const page = await this.queries.listActs(list);
    setContentRange(reply, 'audit', list.offset, page);
    return page.rows;
  }

  // Before ':id', which would match it.
  @Get('actors')
  @ReadsPersonalData('audit-log')
  @ApiOperation({ summary: 'Lists the users who have acts in the audit log' })
  listActors(): Promise<AuditActorDto[]> {
    return this.queries.listActors();
  }

  @Get('export')
  @ReadsPersonalData('audit-export')
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Returns the acts as a CSV file',
    description: 'Takes the sort order and the filter of the list. The export is an act itself.',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  async exportActs(
    @Query() query: ExportQueryDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<StreamableFile> {
    const list = readListQuery(query, AUDIT_LIST);
    await this.details.recordExport(actorId);
    return toCsvFile('audit-log', AUDIT_COLUMNS, this.queries.exportActs(list));
  }

  @Get(':id')
  @ReadsPersonalData('act')
  @ApiOperation({ summary: 'Returns an act with the fields that it changed' })
  findAct(@RowNumber() id: number): Promise<AuditRowDetailsDto> {
    return this.queries.findAct(id);
  }

  @Delete(':id/details')
  @ApiOperation({
    summary: 'Erases the fields that an act changed',
    description: 'The act itself stays, with the hash of the fields. The erasure is an act itself.',
  })
  @Fails('CONTEST_HELD')
  async eraseDetails(
    @RowNumber() id: number,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AuditRowDetailsDto> {
    await this.details.erase(id, actorId);
    return this.queries.findAct(id);
  }
}
