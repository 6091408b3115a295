import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { webBuilds } from './web-builds.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/** Serves the frontends' built files. Files whose names carry a hash may be kept for ever. */
export async function serveStaticFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic, {
    root: webBuilds.publicClient,
    dotfiles: 'ignore',
    // Each file gets a route of its own at the start, so that every other path remains a page.
    wildcard: false,
    index: false,
    decorateReply: true,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) =>
      void reply
        .header('cache-control', path.includes('/assets/') ? IMMUTABLE : AN_HOUR)
        // Pictures of the site are shown where it is shared.
        .header('cross-origin-resource-policy', 'cross-origin'),
  });
  await app.register(fastifyStatic, {
    root: webBuilds.shell,
    dotfiles: 'ignore',
    prefix: '/admin/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE),
  });
  for (const [prefix, root] of [
    ['/remotes/admin-web/', webBuilds.adminWeb],
    ['/remotes/public-web/', webBuilds.publicRemote],
  ] as const) {
    await app.register(fastifyStatic, {
      root,
      prefix,
      dotfiles: 'ignore',
      index: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply, path) =>
        void reply
          .header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE)
          .header('access-control-allow-origin', '*'),
    });
  }
}
