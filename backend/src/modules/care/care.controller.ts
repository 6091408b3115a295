import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ClientAddress, CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { Fails } from '../../common/openapi/fails.js';
import { RowId } from '../../common/validation/row-id.js';
import { RateLimit } from '../../infra/rate-limit/rate-limit.guard.js';
import { LogInsService } from '../auth/log-ins.service.js';
import { BackupsService } from './backups.service.js';
import { BackupLinkDto, CareDto, DownloadBackupDto, LookUpDto } from './care.dto.js';
import { CareQueries } from './care.queries.js';
import { ReleaseLookUp } from './release-look-up.service.js';

@ApiTags('owner: care')
@OwnerOnly()
@Controller('api/admin/care')
export class CareController {
  constructor(
    private readonly queries: CareQueries,
    private readonly backups: BackupsService,
    private readonly logIns: LogInsService,
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

  @Post('backups/:id/link')
  @HttpCode(200)
  @RateLimit('account')
  @ApiOperation({
    summary: 'Returns a link that downloads a backup',
    description: 'Needs the password of the owner; failed passwords count as failed log-ins.',
  })
  @Fails('MISSING_PASSWORD', { code: 'WRONG_PASSWORD', status: 400 })
  async linkBackup(
    @RowId() id: string,
    @Body() { password }: DownloadBackupDto,
    @CurrentUser() { id: userId }: RequestUser,
    @ClientAddress() address: string,
  ): Promise<BackupLinkDto> {
    await this.logIns.requirePassword(userId, password, address);
    return { path: await this.backups.makeLink(id, userId) };
  }

  @Put('look-up')
  @ApiOperation({ summary: 'Lets the site look for a newer release once a day, or stops that' })
  async chooseLookUp(@Body() { isOn }: LookUpDto): Promise<CareDto> {
    await this.lookUp.choose(isOn);
    return this.queries.read();
  }
}
