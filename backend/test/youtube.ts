import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseVideoId } from '@paattu/shared/youtube-url';

/** The responses of the stand-in, as Google sends them. */
export type YoutubeMood =
  | 'well'
  | 'quotaExceeded'
  | 'keyInvalid'
  | 'rateLimitExceeded'
  | 'tooManyAtOnce'
  | 'accessNotConfigured'
  | 'forbidden'
  | 'notFound'
  | 'down'
  | 'silent'
  | 'garbage';

export const YOUTUBE_KEY = 'tests-only-youtube-key';

/** A video whose owner has changed nothing: public, four minutes long and published while entries of the contest of 2025 are open. */
const VIDEO = {
  title: 'Mazha (cover)',
  description: 'My cover of Mazha.',
  localizedDescription: undefined as string | undefined,
  channelId: 'UC0123456789',
  channelTitle: 'Anjali Sings',
  publishedAt: '2025-06-20T10:00:00Z',
  liveBroadcastContent: 'none' as 'none' | 'live' | 'upcoming',
  duration: 'PT4M13S',
  regionRestriction: undefined as { allowed?: string[]; blocked?: string[] } | undefined,
  ytRating: undefined as string | undefined,
  uploadStatus: 'processed',
  privacyStatus: 'public' as 'public' | 'unlisted' | 'private',
  embeddable: true,
  madeForKids: false,
  containsSyntheticMedia: undefined as boolean | undefined,
};

export type StandInVideo = typeof VIDEO;

/** A stand-in for the YouTube Data API v3, limited to view counts by both methods and to details, and for oEmbed. */
export class YoutubeStandIn {
  /** Of the API. */
  mood: YoutubeMood = 'well';
  /** Of `videos.batchGetStats` alone; null for that of the API. */
  statsMood: YoutubeMood | null = null;
  /** Videos that `videos.batchGetStats` leaves out of its answer, although they are there. */
  readonly unanswered = new Set<string>();
  oembedMood: 'well' | 'down' | 'silent' | 'garbage' = 'well';
  /** Views by video id, null if they are hidden; other videos are private or deleted. */
  readonly views = new Map<string, number | null>();
  /** Details by video id, as far as they are not those of `VIDEO`; other videos do not exist. */
  readonly videos = new Map<string, Partial<StandInVideo>>();
  /** The ids of each call of `videos.batchGetStats`. */
  readonly statsCalls: string[][] = [];
  /** The ids of each call of `videos.list` for view counts. */
  readonly calls: string[][] = [];
  /** The ids of each call for details. */
  readonly detailCalls: string[][] = [];
  /** The id of each call of oEmbed. */
  readonly oembedCalls: string[] = [];
  /** The picture of every video. */
  picture = Buffer.of(0xff, 0xd8, 0xff, 0xd9);
  private readonly server = createServer((request, response) => this.answer(request, response));

  static async start(): Promise<YoutubeStandIn> {
    const standIn = new YoutubeStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  /** The variables for the application. */
  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    return {
      YOUTUBE_API_KEY: YOUTUBE_KEY,
      YOUTUBE_API_BASE_URL: `${origin}/youtube/v3`,
      YOUTUBE_BASE_URL: origin,
      YOUTUBE_IMAGE_BASE_URL: origin,
    };
  }

  /** Answers well again, knows no video, and forgets all calls. */
  reset(): void {
    this.mood = 'well';
    this.statsMood = null;
    this.unanswered.clear();
    this.statsCalls.length = 0;
    this.oembedMood = 'well';
    this.views.clear();
    this.videos.clear();
    this.calls.length = 0;
    this.detailCalls.length = 0;
    this.oembedCalls.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://youtube');
    if (url.pathname.startsWith('/vi/')) return this.answerPicture(url, response);
    if (url.pathname === '/oembed') return this.answerOembed(url, response);
    const ids = (url.searchParams.get('id') ?? '').split(',');
    const method = methodOf(url);
    if (method === null) return send(response, 404, NOT_FOUND);
    const { calls, items, mood } = {
      stats: {
        calls: this.statsCalls,
        items: () => this.viewCounts(ids.filter((id) => !this.unanswered.has(id))),
        mood: this.statsMood ?? this.mood,
      },
      views: { calls: this.calls, items: () => this.viewCounts(ids), mood: this.mood },
      details: { calls: this.detailCalls, items: () => this.details(ids), mood: this.mood },
    }[method];
    calls.push(ids);
    if (url.searchParams.get('key') !== YOUTUBE_KEY || mood === 'keyInvalid') {
      const message = 'API key not valid. Please pass a valid API key.';
      return send(response, 400, failure(400, 'badRequest', message, 'INVALID_ARGUMENT', 'global'));
    }
    switch (mood) {
      case 'well':
        return ids.length > 50
          ? send(response, 400, failure(400, 'invalidParameter', 'Too many ids.', 'INVALID_ARGUMENT'))
          : send(response, 200, list(items()));
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
      case 'tooManyAtOnce':
        return send(response, 403, failure(403, 'userRateLimitExceeded', 'Too many requests at once.'));
      case 'accessNotConfigured': {
        const message = 'YouTube Data API v3 has not been used in project 1 before or it is disabled.';
        return send(response, 403, failure(403, 'accessNotConfigured', message, 'PERMISSION_DENIED'));
      }
      case 'forbidden':
        return send(response, 403, '<html><title>Error 403 (Forbidden)</title></html>');
      case 'notFound':
        return send(response, 404, NOT_FOUND);
      case 'down':
        return send(response, 503, '<html><title>Error 503 (Service Unavailable)</title></html>');
      case 'silent':
        // Never answers; stop() ends the connection.
        return;
      case 'garbage':
        return send(response, 200, '{"kind": "youtube#videoListResponse", "items": [{"id": ');
    }
  }

  private answerOembed(url: URL, response: ServerResponse): void {
    const id = parseVideoId(url.searchParams.get('url') ?? '');
    if (id === null) return send(response, 400, 'Bad Request');
    this.oembedCalls.push(id);
    if (this.oembedMood === 'silent') return;
    if (this.oembedMood === 'down') return send(response, 503, 'Service Unavailable');
    if (this.oembedMood === 'garbage') return send(response, 200, '{"title": ');
    const known = this.videos.get(id);
    if (!known) return send(response, 404, 'Not Found');
    const video = { ...VIDEO, ...known };
    if (video.privacyStatus === 'private' || !video.embeddable) return send(response, 401, 'Unauthorized');
    return send(response, 200, {
      type: 'video',
      version: '1.0',
      title: video.title,
      author_name: video.channelTitle,
      author_url: 'https://www.youtube.com/@channel',
      thumbnail_url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      html: '<iframe></iframe>',
    });
  }

  private answerPicture({ pathname }: URL, response: ServerResponse): void {
    const id = /^\/vi\/([\w-]{11})\/mqdefault\.jpg$/.exec(pathname)?.[1] ?? '';
    if (this.oembedMood === 'silent') return;
    response.writeHead(this.videos.has(id) ? 200 : 404, { 'content-type': 'image/jpeg' });
    response.end(this.picture);
  }

  private viewCounts(ids: string[]): object[] {
    return ids
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
  }

  private details(ids: string[]): object[] {
    return ids.flatMap((id) => {
      const known = this.videos.get(id);
      if (!known || known.privacyStatus === 'private') return [];
      const video = { ...VIDEO, ...known };
      return [
        {
          kind: 'youtube#video',
          id,
          snippet: {
            publishedAt: video.publishedAt,
            channelId: video.channelId,
            title: video.title,
            description: video.description,
            localized: { title: video.title, description: video.localizedDescription ?? video.description },
            channelTitle: video.channelTitle,
            liveBroadcastContent: video.liveBroadcastContent,
          },
          contentDetails: {
            duration: video.duration,
            ...(video.regionRestriction ? { regionRestriction: video.regionRestriction } : {}),
            contentRating: video.ytRating ? { ytRating: video.ytRating } : {},
          },
          status: {
            uploadStatus: video.uploadStatus,
            privacyStatus: video.privacyStatus,
            embeddable: video.embeddable,
            madeForKids: video.madeForKids,
            ...(video.containsSyntheticMedia === undefined
              ? {}
              : { containsSyntheticMedia: video.containsSyntheticMedia }),
          },
        },
      ];
    });
  }
}

const PARTS: Record<string, 'stats' | 'views' | 'details'> = {
  '/youtube/v3/videos:batchGetStats id,statistics': 'stats',
  '/youtube/v3/videos statistics': 'views',
  '/youtube/v3/videos snippet,contentDetails,status': 'details',
};

function methodOf({ pathname, searchParams }: URL): 'stats' | 'views' | 'details' | null {
  return PARTS[`${pathname} ${searchParams.get('part')}`] ?? null;
}

function list(items: object[]): object {
  return {
    kind: 'youtube#videoListResponse',
    etag: 'etag',
    items,
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
  };
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

const NOT_FOUND = failure(404, 'notFound', 'Requested entity was not found.', 'NOT_FOUND');

function send(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
