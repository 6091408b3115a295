import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The responses of the stand-in, as Google sends them. */
export type YoutubeMood =
  'well' | 'quotaExceeded' | 'keyInvalid' | 'rateLimitExceeded' | 'down' | 'silent' | 'garbage';

export const YOUTUBE_KEY = 'tests-only-youtube-key';

/** A stand-in for `videos.list` of the YouTube Data API v3, limited to view counts. */
export class YoutubeStandIn {
  mood: YoutubeMood = 'well';
  /** Views by video id, null if they are hidden; other videos are private or deleted. */
  readonly views = new Map<string, number | null>();
  /** The ids of each call. */
  readonly calls: string[][] = [];
  private readonly server = createServer((request, response) => this.answer(request, response));

  static async start(): Promise<YoutubeStandIn> {
    const standIn = new YoutubeStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  /** The variables for the application. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { YOUTUBE_API_KEY: YOUTUBE_KEY, YOUTUBE_API_BASE_URL: `http://127.0.0.1:${port}/youtube/v3` };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://youtube');
    const ids = (url.searchParams.get('id') ?? '').split(',');
    if (url.pathname !== '/youtube/v3/videos' || url.searchParams.get('part') !== 'statistics') {
      return send(response, 404, failure(404, 'notFound', 'Requested entity was not found.', 'NOT_FOUND'));
    }
    this.calls.push(ids);
    if (url.searchParams.get('key') !== YOUTUBE_KEY || this.mood === 'keyInvalid') {
      const message = 'API key not valid. Please pass a valid API key.';
      return send(response, 400, failure(400, 'badRequest', message, 'INVALID_ARGUMENT', 'global'));
    }
    switch (this.mood) {
      case 'well':
        return ids.length > 50
          ? send(response, 400, failure(400, 'invalidParameter', 'Too many ids.', 'INVALID_ARGUMENT'))
          : send(response, 200, this.list(ids));
      case 'quotaExceeded': {
        const message =
          'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';
        return send(response, 403, failure(403, 'quotaExceeded', message));
      }
      case 'rateLimitExceeded':
        return send(
          response,
          429,
          failure(429, 'rateLimitExceeded', 'Too many requests.', 'RESOURCE_EXHAUSTED'),
        );
      case 'down':
        return send(response, 503, '<html><title>Error 503 (Service Unavailable)</title></html>');
      case 'silent':
        // Never answers; stop() ends the connection.
        return;
      case 'garbage':
        return send(response, 200, '{"kind": "youtube#videoListResponse", "items": [{"id": ');
    }
  }

  private list(ids: string[]): object {
    const items = ids
      .filter((id) => this.views.has(id))
      .map((id) => ({
        kind: 'youtube#video',
        etag: 'etag',
        id,
        statistics: {
          ...viewCount(this.views.get(id)),
          likeCount: '1',
          favoriteCount: '0',
          commentCount: '0',
        },
      }));
    return {
      kind: 'youtube#videoListResponse',
      etag: 'etag',
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    };
  }
}

function viewCount(views: number | null | undefined): object {
  return typeof views === 'number' ? { viewCount: String(views) } : {};
}

function failure(
  code: number,
  reason: string,
  message: string,
  status?: string,
  domain = 'youtube.quota',
): object {
  return { error: { code, message, errors: [{ message, domain, reason }], ...(status ? { status } : {}) } };
}

function send(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
