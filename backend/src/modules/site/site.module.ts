import { Module } from '@nestjs/common';
import { ContestsModule } from '../contest/contests/contests.module.js';
import { EntriesModule } from '../contest/entries/entries.module.js';
import { SongsModule } from '../songs/songs.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { DiscoveryController } from './discovery/discovery.controller.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { RemotesController } from './remotes.controller.js';
import { SiteController } from './site.controller.js';
import { WellKnownController } from './well-known.controller.js';

/** Serves the rendered public pages, the shell's document, and the built files of the frontends. */
@Module({
  imports: [ContestsModule, EntriesModule, SongsModule, TextsModule],
  controllers: [DiscoveryController, RemotesController, WellKnownController, SiteController],
  providers: [PageCache, PageRenderer],
})
export class SiteModule {}
