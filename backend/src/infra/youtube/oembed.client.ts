import { videoUrl } from '@paattu/api-client/youtube-url';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { getJson, unavailable } from './get-json.js';

const oembed = z.object({ title: z.string(), author_name: z.string() });

/** What oEmbed says of a video: it needs no key, and knows little. */
export type EmbeddedVideo = { title: string; channelTitle: string } | 'missing' | 'not-embeddable';

/** Asks YouTube's oEmbed about single videos. It has no quota that a site could know. */
@Injectable()
export class OembedClient {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

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
}
