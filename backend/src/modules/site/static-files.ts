import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { webBuilds } from './web-builds.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

/** Serves the built files of the frontends. A file with a hash in its name never changes. */
export async function serveStaticFiles(app: NestFastifyApplication): Promise<void> {
  await app.register(fastifyStatic, {
    root: webBuilds.publicClient,
    dotfiles: 'ignore',
    // Adds a route for each file at the start, so that every other path is a page.
    wildcard: false,
    index: false,
    decorateReply: true,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      // `reply.sendFile` also sends the console's document, which has its own headers.
      if (!path.startsWith(webBuilds.publicClient)) return;
      void reply
        .header('cache-control', path.includes('/assets/') ? IMMUTABLE : AN_HOUR)
        // Other sites show these pictures in link previews.
        .header('cross-origin-resource-policy', 'cross-origin');
    },
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
