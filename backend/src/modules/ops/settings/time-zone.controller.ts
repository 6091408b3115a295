import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../common/access/access.js';
import { NoStore } from '../../../common/http/no-store.js';
import { TimeZoneDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('owner: settings')
@SignedIn()
@Controller('api/time-zone')
export class TimeZoneController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @NoStore()
  @ApiOperation({ summary: 'Returns the time zone of the site, in which the console tells times' })
  async readTimeZone(): Promise<TimeZoneDto> {
    return { timeZone: await this.settings.findTimeZone() };
  }
}
