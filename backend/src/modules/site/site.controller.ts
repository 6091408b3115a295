import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../common/access/access.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { PublicTextsService } from '../texts/public-texts.service.js';
import { isFromOutside, readerOf } from '../../common/http/site-reader.js';
import { ConsolePreloads } from './console-preloads.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { consolePolicy, publicPolicy } from '../../common/http/security-policy.js';
import { webBuilds } from './web-builds.js';

/** Paths that are never pages: an unknown address below them gets an API error instead of the 404 page. */
const NOT_PAGES = /^\/(api|health|assets|remotes|admin\/(assets|queues))(\/|$)/;

/** The longest page path is a song's. A longer one is not rendered: the router of the pages needs quadratic time for it. */
const MAX_PATH_LENGTH = 500;

@ApiExcludeController()
@Controller()
export class SiteController {
  private readonly preloads = new ConsolePreloads();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pages: PageCache,
    private readonly renderer: PageRenderer,
    private readonly texts: PublicTextsService,
  ) {}

  /** The shell's document; its router reads the page from the address. */
  @Everyone()
  @Get(['admin', 'admin/*'])
  async console(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    if (NOT_PAGES.test(pathOf(request))) throw new DomainError('NOT_FOUND');
    // Another host serves the remote: its files are unknown here.
    const link = this.config.adminWebUrl
      ? null
      : await this.preloads.link({ isHome: /^\/admin\/?$/.test(pathOf(request)) });
    if (link) void reply.header('link', link);
    return reply
      .header('content-security-policy', consolePolicy(this.config))
      .header('cache-control', 'no-cache')
      .sendFile('index.html', webBuilds.shell, { cacheControl: false });
  }

  /** What the build has written about the packages that the site is made with. */
  @Everyone()
  @Get('licences')
  licences(@Res() reply: FastifyReply): FastifyReply {
    return reply
      .header('cache-control', 'public, max-age=3600')
      .sendFile('licences.html', webBuilds.licences, { cacheControl: false });
  }

  @Everyone()
  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (NOT_PAGES.test(path)) throw new DomainError('NOT_FOUND');
    const open = withoutTrailingSlashes(path) || '/';
    // A browser takes `//name` for another host, so such a path is never a redirect's target.
    const isPlain = !open.startsWith('//');
    if (open !== path && isPlain) return void reply.redirect(`${open}${queryOf(request)}`, 301);
    const preview = new URLSearchParams(queryOf(request)).get('preview');
    if (preview !== null) this.texts.requireToken(preview);
    const framedBy = preview === null ? 'nobody' : 'console';
    void reply
      .header('content-security-policy', publicPolicy(await this.renderer.inlineHashes(), framedBy))
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (preview !== null) void reply.header('x-frame-options', 'SAMEORIGIN');
    const reader = readerOf(request);
    // Nothing of a site that is not public gets into the cache.
    if (preview !== null || reader || isFromOutside(request))
      return this.sendAlone(path, { preview: preview ?? undefined, reader }, reply);
    const { status, body } = await this.pages.get(path);
    // The browser revalidates each time: an entry that the owner disapproved must disappear.
    void reply.code(status).header('cache-control', 'no-cache');
    await body.send(request, reply);
  }

  /** The draft of the site's texts, or a site that is not public: for whom the owner lets see it, and for no cache and no search engine. */
  private async sendAlone(
    path: string,
    options: Parameters<PageRenderer['render']>[1],
    reply: FastifyReply,
  ): Promise<void> {
    const { status, html } = await this.renderer.render(path, options);
    void reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

/**
 * The normalized path, without the query: the browser fills in what depends on the query, so that one rendering serves
 * all visitors, and another spelling of a path does not add a rendering to the cache. Only a preview is rendered alone.
 */
function pathOf({ url }: FastifyRequest): string {
  // Concatenated as text: resolved against an origin, `//name` would be another host.
  const address = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) throw new DomainError('NOT_FOUND');
  const { pathname } = new URL(address);
  if (pathname.length > MAX_PATH_LENGTH) throw new DomainError('NOT_FOUND');
  return pathname;
}

/** A loop, since a regular expression for slashes at the end takes quadratic time on slashes in the middle. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
