import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { verificationPhoto } from './files.js';
import { isGone, viewsIn } from './names.js';

/**
 * Starts a server that answers the YouTube Data API with view counts (by both methods) and details, and with the pictures
 * of videos. A video's id contains what the server answers (`videoIdWithViews`, `goneVideoId`), so tests need not configure it;
 * only its description they send (`describeVideo`).
 */
export async function startYoutubeStandIn() {
  const picture = readFileSync(verificationPhoto);
  const descriptions = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://youtube');
    if (request.method === 'PUT') {
      descriptions.set(url.searchParams.get('id') ?? '', url.searchParams.get('description') ?? '');
      return response.end();
    }
    if (url.pathname.startsWith('/vi/')) return response.end(picture);
    const ids = (url.searchParams.get('id') ?? '').split(',');
    const items = url.searchParams.get('part')?.includes('statistics')
      ? viewsOf(ids)
      : detailsOf(ids, descriptions);
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

/** As the owner of a video does on YouTube. */
export async function describeVideo(id: string, description: string): Promise<void> {
  const query = new URLSearchParams({ id, description });
  await fetch(`${process.env.E2E_YOUTUBE_URL}/?${query.toString()}`, { method: 'PUT' });
}

function viewsOf(ids: string[]): object[] {
  return ids.flatMap((id) => {
    const views = viewsIn(id);
    return views === null ? [] : [{ id, statistics: { viewCount: String(views) } }];
  });
}

function detailsOf(ids: string[], descriptions: Map<string, string>): object[] {
  return ids
    .filter((id) => !isGone(id))
    .map((id) => ({
      id,
      snippet: {
        title: 'Mazha (cover)',
        description: descriptions.get(id) ?? '',
        channelId: `UC${id}`,
        channelTitle: 'Anjali Sings',
        publishedAt: '2025-06-20T10:00:00Z',
        liveBroadcastContent: 'none',
      },
      contentDetails: { duration: 'PT17M', contentRating: {} },
      status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: true, madeForKids: false },
    }));
}
