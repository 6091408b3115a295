import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { ChecksIdentity } from '../../common/access/checks-identity.js';
import { Fails } from '../../common/openapi/fails.js';
import { RowId } from '../../common/validation/row-id.js';
import { BackupsService } from './backups.service.js';
import { BackupFileDto, BackupLinkDto, CareDto, LookUpDto } from './care.dto.js';
import { CareQueries } from './care.queries.js';
import { AskRestoreDto } from './restores/restore.dto.js';
import { RestoresService } from './restores/restores.service.js';
import { BackupUploads } from './uploads/backup-uploads.service.js';
import { ReleaseLookUp } from './release-look-up.service.js';

@ApiTags('owner: care')
@OwnerOnly()
@Controller('api/admin/care')
export class CareController {
  constructor(
    private readonly queries: CareQueries,
    private readonly backups: BackupsService,
    private readonly restores: RestoresService,
    private readonly uploads: BackupUploads,
    private readonly lookUp: ReleaseLookUp,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns the backups, and the release that runs' })
  readCare(): Promise<CareDto> {
    return this.queries.read();
  }

  @Post('backups')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Asks for a backup',
    description: 'The worker makes it. Does nothing while another one is asked for or runs.',
  })
  async askBackup(@CurrentUser() { id: actorId }: RequestUser): Promise<CareDto> {
    await this.backups.ask(actorId);
    return this.queries.read();
  }

  @Post('backups/file')
  @HttpCode(201)
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Adds a backup that was downloaded before',
    description: 'The ZIP of a backup, also of another site. Each file is compared with its checksum.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BackupFileDto })
  @Fails(
    'MISSING_BACKUP',
    'BACKUP_UNREADABLE',
    'BACKUP_KNOWN',
    'BACKUP_ARRIVING',
    'INSUFFICIENT_STORAGE',
    'BUCKET_FULL',
    'BACKUP_PLACE_REFUSED',
    'BACKUP_PLACE_SILENT',
  )
  async uploadBackup(
    @CurrentUser() { id: actorId }: RequestUser,
    @Req() request: FastifyRequest,
  ): Promise<CareDto> {
    await this.uploads.receive(request, actorId);
    return this.queries.read();
  }

  @Post('backups/:id/link')
  @HttpCode(200)
  @ChecksIdentity()
  @ApiOperation({ summary: 'Returns a link that downloads a backup' })
  @Fails(
    'NOT_FOUND',
    'BACKUP_ELSEWHERE',
    'BACKUP_GONE',
    'BUCKET_FULL',
    'BACKUP_PLACE_REFUSED',
    'BACKUP_PLACE_SILENT',
  )
  async linkBackup(@RowId() id: string, @CurrentUser() { id: userId }: RequestUser): Promise<BackupLinkDto> {
    return { path: await this.backups.makeLink(id, userId) };
  }

  @Post('backups/:id/restore')
  @HttpCode(202)
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Asks for a restore of a backup',
    description:
      'The process with the role that owns the tables carries it out. The site answers with 503 meanwhile, and a backup of it as it is now is made first. Acts, seals, opt-outs and what opens accounts stay; all sessions end.',
  })
  @Fails('NOT_FOUND', 'BACKUP_ELSEWHERE', 'RESTORE_UNDER_WAY')
  async restoreBackup(
    @RowId() id: string,
    @Body() { name }: AskRestoreDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<CareDto> {
    await this.restores.ask(id, name, actorId);
    return this.queries.read();
  }

  @Put('look-up')
  @ApiOperation({ summary: 'Lets the site look for a newer release once a day, or stops that' })
  async chooseLookUp(@Body() { isOn }: LookUpDto): Promise<CareDto> {
    await this.lookUp.choose(isOn);
    return this.queries.read();
  }
}
