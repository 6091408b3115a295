import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { Fails } from '../../../common/openapi/fails.js';
import { YoutubeKeyService } from '../../contest/entries/videos/youtube-key.service.js';
import { SettingsDto, TimeZoneDto, YoutubeKeyDto, YoutubeTestDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('owner: settings')
@OwnerOnly()
@Controller('api/admin/settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly youtubeKey: YoutubeKeyService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Returns the settings of the dependencies, and whether each one works' })
  readSettings(): Promise<SettingsDto> {
    return this.settings.readSettings();
  }

  @Post('youtube/test')
  @HttpCode(200)
  @ApiOperation({ summary: 'Calls YouTube once with the key, which costs one unit of the quota' })
  @Fails('YOUTUBE_REFUSED', 'YOUTUBE_KEY_MISSING', 'YOUTUBE_QUOTA_EXCEEDED', 'YOUTUBE_UNAVAILABLE')
  async testYoutubeKey(): Promise<YoutubeTestDto> {
    return { milliseconds: await this.youtubeKey.measureCall() };
  }

  @Put('time-zone')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sets the time zone of the days that the site tells' })
  setTimeZone(@Body() { timeZone }: TimeZoneDto, @CurrentUser() { id }: RequestUser): Promise<void> {
    return this.settings.setTimeZone(timeZone, id);
  }

  @Put('youtube')
  @ApiOperation({ summary: 'Calls YouTube once with the key, and stores the key if YouTube accepts it' })
  @Fails('SETTING_FIXED', 'YOUTUBE_REFUSED', 'YOUTUBE_QUOTA_EXCEEDED', 'YOUTUBE_UNAVAILABLE')
  async setYoutubeKey(
    @Body() { key }: YoutubeKeyDto,
    @CurrentUser() { id }: RequestUser,
  ): Promise<YoutubeTestDto> {
    return { milliseconds: await this.settings.setYoutubeKey(key, id) };
  }
}
