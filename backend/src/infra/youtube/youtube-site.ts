import { videoUrl } from '@paattu/shared/youtube-url';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { getJson, unavailable } from './get-json.js';
import { readAtMost } from '../../common/http/read-at-most.js';

const oembed = z.object({ title: z.string(), author_name: z.string() });

/** The answer of oEmbed about a video: it needs no key, and knows little. */
export type EmbeddedVideo = { title: string; channelTitle: string } | 'missing' | 'not-embeddable';

/** Several times the usual size of the picture before a video plays, 320 pixels wide. */
const MAX_PICTURE_BYTES = 100 * 1024;

const JPEG = Buffer.of(0xff, 0xd8, 0xff);

/** The parts of YouTube that need no key. They have no quota that a site could know. */
@Injectable()
export class YoutubeSite {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Asks oEmbed about a video. */
  async fetchVideo(videoId: string, timeoutMs?: number): Promise<EmbeddedVideo> {
    const query = new URLSearchParams({ url: videoUrl(videoId), format: 'json' });
    const { status, body } = await getJson(
      `${this.config.youtube.siteUrl}/oembed?${query.toString()}`,
      timeoutMs,
    );
    if (status === 400 || status === 404) return 'missing';
    // Of a private video, too.
    if (status === 401) return 'not-embeddable';
    if (status !== 200) throw unavailable(`it answered ${status}`);
    const { data } = oembed.safeParse(body);
    if (!data) throw unavailable('its answer was not understood');
    return { title: data.title, channelTitle: data.author_name };
  }

  /** Returns the picture before the video plays as a data URL, or null for whatever reason. The id must be that of a video link. */
  async fetchPicture(videoId: string, timeoutMs: number): Promise<string | null> {
    try {
      const response = await fetch(`${this.config.youtube.imageUrl}/vi/${videoId}/mqdefault.jpg`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      // YouTube sends a grey picture with the 404 of a video that does not exist.
      if (response.status !== 200 || !response.body) return null;
      const bytes = await readAtMost(MAX_PICTURE_BYTES, response.body);
      return bytes?.subarray(0, JPEG.length).equals(JPEG)
        ? `data:image/jpeg;base64,${bytes.toString('base64')}`
        : null;
    } catch {
      return null;
    }
  }
}
