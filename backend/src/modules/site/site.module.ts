import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContestsModule } from '../contest/contests/contests.module.js';
import { EntriesModule } from '../contest/entries/entries.module.js';
import { SongsModule } from '../songs/songs.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { RemotesController } from './remotes.controller.js';
import { SiteController } from './site.controller.js';
import { LookController } from './visibility/look.controller.js';
import { LookLinks } from './visibility/look-links.service.js';
import { SiteReaders } from './visibility/site-readers.service.js';
import { VisibilityController } from './visibility/visibility.controller.js';
import { VisibilityService } from './visibility/visibility.service.js';
import { WellKnownController } from './well-known.controller.js';

/** Serves the rendered public pages, the shell's document, and the built files of the frontends. */
@Module({
  imports: [AuditModule, AuthModule, ContestsModule, EntriesModule, SongsModule, TextsModule],
  controllers: [
    DiscoveryController,
    LookController,
    RemotesController,
    VisibilityController,
    WellKnownController,
    SiteController,
  ],
  providers: [LookLinks, PageCache, PageRenderer, SiteReaders, VisibilityService],
})
export class SiteModule {}
