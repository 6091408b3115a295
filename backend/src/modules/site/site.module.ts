import { Module } from '@nestjs/common';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { RemotesController } from './remotes.controller.js';
import { SiteController } from './site.controller.js';

/** Serves the frontends: public pages rendered here, the console's frame, and the built files of all. */
@Module({
  controllers: [RemotesController, SiteController],
  providers: [PageCache, PageRenderer],
})
export class SiteModule {}
