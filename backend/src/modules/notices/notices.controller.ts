import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../common/http/if-match.js';
import { Fails } from '../../common/openapi/fails.js';
import { NoticesDto, NoticeSettingsDto } from './notices.dto.js';
import { NoticesService } from './notices.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @ApiOperation({ summary: 'Returns when the owner gets emails about new entries and contact messages' })
  readSettings(): Promise<NoticesDto> {
    return this.notices.readSettings();
  }

  @Put()
  @ApiOperation({ summary: 'Sets when the owner gets emails about new entries and contact messages' })
  @Fails('CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  async saveSettings(
    @Body() settings: NoticeSettingsDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<NoticesDto> {
    await this.notices.saveSettings(settings, seen, actorId);
    return this.notices.readSettings();
  }
}
