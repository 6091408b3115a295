import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { RowId } from '../../common/validation/row-id.js';
import { BackupsService } from './backups.service.js';
import { BackupTokenDto } from './care.dto.js';

@ApiTags('owner: care')
@Everyone()
@Controller('api/backups')
export class BackupDownloadsController {
  constructor(private readonly backups: BackupsService) {}

  @Get(':id')
  @ApiOperation({
    summary: 'Sends a backup as one ZIP',
    description: 'The token of a link that the owner has got opens it, and nothing else.',
  })
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } })
  @Fails(
    'INVALID_TOKEN',
    'NOT_FOUND',
    'BACKUP_ELSEWHERE',
    'BACKUP_GONE',
    'BUCKET_FULL',
    'BACKUP_PLACE_REFUSED',
    'BACKUP_PLACE_SILENT',
  )
  async sendBackup(
    @RowId() id: string,
    @Query() { token }: BackupTokenDto,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, bytes, open } = await this.backups.openArchive(id, token);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', String(bytes))
      .type('application/zip')
      .send(method === 'HEAD' ? Readable.from([]) : open());
  }
}
