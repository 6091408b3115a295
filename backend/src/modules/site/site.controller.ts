import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Everyone } from '../../common/access/access.js';
import { NotFoundError } from '../../common/errors/domain-error.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { PageCache } from './page-cache.js';
import { PageRenderer } from './page-renderer.js';
import { consolePolicy, publicPolicy } from '../../common/http/security-policy.js';
import { webBuilds } from './web-builds.js';

/** Paths that are never pages, so that a wrong address there is answered as what it is. */
const NOT_PAGES = /^\/(api|health|assets|remotes|admin\/(assets|queues))(\/|$)/;

@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly pages: PageCache,
    private readonly renderer: PageRenderer,
  ) {}

  /** The console's frame; which of its pages is meant, it reads from the address itself. */
  @Everyone()
  @Get(['admin', 'admin/*'])
  console(@Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    if (NOT_PAGES.test(pathOf(request))) throw new NotFoundError();
    return reply
      .header('content-security-policy', consolePolicy(this.config))
      .header('cache-control', 'no-cache')
      .sendFile('index.html', webBuilds.shell);
  }

  @Everyone()
  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = pathOf(request);
    if (NOT_PAGES.test(path)) throw new NotFoundError();
    const closed = /^(\/[^/].*?)\/+$/.exec(path);
    if (closed) return void reply.redirect(`${closed[1]}${queryOf(request)}`, 301);
    const { status, body } = await this.pages.get(path);
    void reply
      .code(status)
      .header('content-security-policy', publicPolicy(await this.renderer.inlineHashes()))
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      // Kept by the browser, but asked for anew each time: a moderated entry must not linger.
      .header('cache-control', 'no-cache');
    await body.send(request, reply);
  }
}

/**
 * Without the query: what depends on it is filled in by the browser, so that one rendering serves all. Written in one
 * way only, as its end without a slash and the pages' own letters are, so that made-up spellings of a page do not each
 * get a rendering of their own.
 */
function pathOf({ url }: FastifyRequest): string {
  // Put together as text: resolved against an origin, `//name` would be taken for another host.
  const address = `http://localhost${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) throw new NotFoundError();
  return new URL(address).pathname;
}

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}
