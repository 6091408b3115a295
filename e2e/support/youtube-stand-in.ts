import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { viewsIn } from './names.js';

/**
 * Starts a server that answers `videos.list` of the YouTube Data API with view counts. A video's id contains its view
 * count (`videoIdWithViews`), so tests need not configure the server.
 */
export async function startYoutubeStandIn() {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://youtube');
    const ids = (url.searchParams.get('id') ?? '').split(',');
    const items = ids.flatMap((id) => {
      const views = viewsIn(id);
      return views === null ? [] : [{ id, statistics: { viewCount: String(views) } }];
    });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items, pageInfo: { totalResults: items.length } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
