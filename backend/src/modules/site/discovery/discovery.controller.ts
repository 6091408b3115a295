import { DEFAULT_LOCALE, locales, localizedPath, splitLocale } from '@paattu/shared/locales';
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../../common/access/access.js';
import { CachedResponse } from '../../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../../common/cached-response/cached-responses.js';
import { earliest } from '../../../common/clock/earliest.js';
import { Clock } from '../../../common/clock/clock.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { AnnouncedContestsService } from '../../contest/contests/announced-contests.service.js';
import { EntryPagesService } from '../../contest/entries/entry-pages.service.js';
import { PublishedSongsService } from '../../songs/published-songs.service.js';
import { PublicTextsService } from '../../texts/public-texts.service.js';
import { writeContestCalendar } from './contest-calendar.js';
import { writeManifest } from './manifest.js';
import { writeRobots } from './robots.js';
import { writeSitemap } from './sitemap.js';
import { FEED_PATH, writeSongFeed } from './song-feed.js';

const NEW_SONGS = 100;
/** A sitemap holds at most 50,000 addresses; the other pages need a few. */
const MAX_SONGS = Math.floor(9_000 / locales.length);
const MAX_ENTRIES = Math.floor(40_000 / locales.length);

/** Files that search engines, podcast players and calendars read. */
@ApiExcludeController()
@Controller()
export class DiscoveryController {
  private readonly files: CachedResponses;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly songs: PublishedSongsService,
    private readonly contests: AnnouncedContestsService,
    private readonly entries: EntryPagesService,
    private readonly texts: PublicTextsService,
    changes: ChangeTopics,
    clock: Clock,
  ) {
    this.files = new CachedResponses(changes, ['songs', 'contest', 'entries', 'texts'], clock);
  }

  @Everyone()
  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    return writeRobots(this.config.publicUrl);
  }

  @Everyone()
  @Get('site.webmanifest')
  async manifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const response = await this.files.get('manifest', async () => {
      const content = writeManifest(await this.texts.findName(DEFAULT_LOCALE));
      return fileOf(content, 'application/manifest+json; charset=utf-8');
    });
    await response.send(request, reply);
  }

  @Everyone()
  @Get('sitemap.xml')
  async sitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const response = await this.files.get('sitemap', async () => {
      const now = new Date();
      const [songs, { contests, changesAt }, entries, textsPublishedAt, nextPublication] = await Promise.all([
        this.songs.listPaths(now, MAX_SONGS),
        this.contests.list(),
        this.entries.listPaths(MAX_ENTRIES),
        this.texts.findPublication(),
        this.songs.findNextPublication(now),
      ]);
      const content = writeSitemap(songs, contests, entries, textsPublishedAt, this.config.publicUrl);
      return fileOf(content, 'application/xml; charset=utf-8', earliest([nextPublication, changesAt]));
    });
    await response.send(request, reply);
  }

  @Everyone()
  @Get(locales.map((locale) => localizedPath(locale, FEED_PATH)))
  async songFeed(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { locale } = splitLocale(request.url);
    const response = await this.files.get(`feed ${locale}`, async () => {
      const now = new Date();
      const nextPublication = await this.songs.findNextPublication(now);
      const content = writeSongFeed(
        await this.songs.listNewest(now, NEW_SONGS),
        await this.texts.findOwnNames(),
        this.config.publicUrl,
        locale,
      );
      return fileOf(content, 'application/rss+xml; charset=utf-8', nextPublication);
    });
    await response.send(request, reply);
  }

  @Everyone()
  @Get(locales.map((locale) => localizedPath(locale, '/contests/:slug(^[a-z0-9-]+).ics')))
  async contestCalendar(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { locale } = splitLocale(request.url);
    const response = await this.files.get(`calendar ${locale} ${slug}`, async () => {
      const contest = await this.contests.findWithExtensions(slug);
      const content = writeContestCalendar(contest, this.config.publicUrl, locale);
      return fileOf(content, 'text/calendar; charset=utf-8');
    });
    await response.send(request, reply);
  }
}

function fileOf(content: string, contentType: string, changesAt: Date | null = null): CachedResponse {
  return new CachedResponse(content, contentType, { 'cache-control': 'no-cache' }, changesAt);
}
