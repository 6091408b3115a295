import { splitLocale } from '@paattu/shared/locales';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../common/errors/domain-error.js';
import { wantsPage } from '../../../common/errors/error-page.js';
import { sendError } from '../../../common/errors/send-error.js';
import { isInProcess, mayLookInProcess } from '../../../common/http/in-process.js';
import { isOpenBeforePublic } from '../../../common/http/open-before-public.js';
import { publicPolicy } from '../../../common/http/security-policy.js';
import { noteReader, readerOf } from '../../../common/http/site-reader.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { PageRenderer } from '../page-renderer.js';
import { LOOK_PATH } from './look-cookie.js';
import { SiteReaders } from './site-readers.service.js';

/** The routes of pages, whose path says which one it is. */
const PAGE_ROUTES: ReadonlyArray<string | undefined> = ['*', '/*', undefined];
/** Has only the names for visitors. */
const TEXTS_ROUTE = '/api/texts';
const READS = new Set(['GET', 'HEAD']);
/** What listening and downloading send. A reader listens, and is not counted. */
const COUNTED_ROUTES = new Set(['/api/songs/:id/plays', '/api/songs/:id/downloads']);

/**
 * Closes each route of a site that is not public, except those of `OPEN_BEFORE_PUBLIC`: one place, before every guard and file, so that no route
 * can be forgotten. Staff and the holder of the owner's link read all of it, and change nothing: an entry or a vote that only they could send
 * would not be fair.
 */
export function closeToVisitors(app: NestFastifyApplication): void {
  const settings = app.get(SiteSettings);
  const readers = app.get(SiteReaders);
  const renderer = app.get(PageRenderer);
  const server = app.getHttpAdapter().getInstance();

  server.addHook('onRequest', async (request, reply) => {
    if (settings.isPublic || mayLookInProcess()) return undefined;
    const route = request.routeOptions.url;
    const isPage = PAGE_ROUTES.includes(route);
    const isOpen = isOpenBeforePublic(isPage ? pathOf(request) : route!);
    // The others are the same for everybody, such as files.
    if (isOpen && !isPage && route !== TEXTS_ROUTE) return undefined;
    const reader = isInProcess() ? null : await readers.find(request);
    noteReader(request, reader);
    if (isOpen || (reader && READS.has(request.method))) return undefined;
    if (reader && COUNTED_ROUTES.has(route ?? '')) return reply.code(204).send();
    if (wantsPage(request)) await sendNotPublic(renderer, request, reply);
    else sendError(request, reply, new DomainError('SITE_NOT_PUBLIC'));
    return reply;
  });

  // What a reader sees is for no cache and no search engine.
  server.addHook('onSend', async (request, reply) => {
    if (readerOf(request)) void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}

/** In the language of the address. A link to look at the site that has ended leads here as well. */
export async function sendNotPublic(
  renderer: PageRenderer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { locale, path } = splitLocale(pathOf(request));
  const html = await renderer.renderNotPublic({ locale, path, hasEnded: path === LOOK_PATH });
  void reply
    .code(403)
    .headers({
      'content-security-policy': publicPolicy(await renderer.inlineHashes()),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
