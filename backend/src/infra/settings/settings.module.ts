import { Global, Module } from '@nestjs/common';
import { SiteSettings } from './site-settings.js';

@Global()
@Module({ providers: [SiteSettings], exports: [SiteSettings] })
export class SettingsModule {}
