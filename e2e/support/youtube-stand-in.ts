import { createServer } from 'node:http';
import { viewsIn } from './names.js';
import { ports } from './stack.js';

/**
 * A server that speaks `videos.list` of the YouTube Data API, as far as view counts go. How often a video has been
 * seen stands in its id (`videoIdWithViews`), so tests need not talk to it.
 */
export default async function startYoutubeStandIn(): Promise<() => Promise<void>> {
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
  await new Promise<void>((resolve) => server.listen(ports.youtube, '127.0.0.1', resolve));
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
