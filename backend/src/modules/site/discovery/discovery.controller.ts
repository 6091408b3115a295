import { type Locale, locales, localizedPath, splitLocale } from '@paattu/api-client/locales';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { Changes } from '../../../infra/changes/changes.js';
import { PublishedSongsService } from '../../songs/published-songs.service.js';
import { writeRobots } from './robots.js';
import { writeSitemap } from './sitemap.js';
import { FEED_PATH, writeSongFeed } from './song-feed.js';

const NEW_SONGS = 100;
/** A sitemap holds at most 50,000 addresses; the other pages need a few. */
const MAX_SONGS = Math.floor(49_000 / locales.length);

/** Files that search engines and podcast players read. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  private readonly lists: CachedResponses;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly songs: PublishedSongsService,
    changes: Changes,
  ) {
    this.lists = new CachedResponses(changes, 'songs');
  }

  @Everyone()
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    return writeRobots(this.config.publicUrl);
  }

  @Everyone()
  @Get('sitemap.xml')
  sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send('application/xml; charset=utf-8', request, reply, 'all', async (origin, now) =>
      writeSitemap(await this.songs.listPaths(now, MAX_SONGS), origin),
    );
  }

  @Everyone()
  @Get(locales.map((locale) => localizedPath(locale, FEED_PATH)))
  songFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = splitLocale(request.url);
    return this.send('application/rss+xml; charset=utf-8', request, reply, locale, async (origin, now) =>
      writeSongFeed(await this.songs.listNewest(now, NEW_SONGS), origin, locale),
    );
  }

  /** Keeps the response until a song changes or is published. */
  private async send(
    contentType: string,
    request: FastifyRequest,
    reply: FastifyReply,
    language: Locale | 'all',
    write: (origin: string, now: Date) => Promise<string>,
  ): Promise<void> {
    const response = await this.lists.get(`${contentType} ${language}`, async () => {
      const now = new Date();
      const nextPublication = await this.songs.findNextPublication(now);
      const content = await write(this.config.publicUrl, now);
      return new CachedResponse(
        content,
        contentType,
        { 'cache-control': 'no-cache' },
        nextPublication,
        'secret',
      );
    });
    await response.send(request, reply);
  }
}
