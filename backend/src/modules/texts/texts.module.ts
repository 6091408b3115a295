import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AdminTextsController } from './admin-texts.controller.js';
import { PortraitsService } from './portraits/portraits.service.js';
import { PreviewTokens } from './preview-tokens.js';
import { Publications } from './publications.service.js';
import { PublicTextsService } from './public-texts.service.js';
import { SiteName } from './site-name.service.js';
import { SiteTextsService } from './site-texts.service.js';
import { SongsInTexts } from './songs-in-texts.service.js';
import { TextsController } from './texts.controller.js';

@Module({
  imports: [AuditModule],
  controllers: [AdminTextsController, TextsController],
  providers: [
    PortraitsService,
    PreviewTokens,
    Publications,
    PublicTextsService,
    SiteName,
    SiteTextsService,
    SongsInTexts,
  ],
  exports: [PortraitsService, PublicTextsService, SiteName, SongsInTexts],
})
export class TextsModule {}
