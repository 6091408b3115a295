import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { readAtMost } from './read-at-most.js';

/** Several times the usual size of this picture, 320 pixels wide. */
const MAX_BYTES = 100 * 1024;

const JPEG = Buffer.of(0xff, 0xd8, 0xff);

/** The pictures that YouTube shows before a video plays. */
@Injectable()
export class VideoPictures {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the picture as a data URL, or null for whatever reason. The id must be that of a video link. */
  async fetchPicture(videoId: string, timeoutMs: number): Promise<string | null> {
    try {
      const response = await fetch(`${this.config.youtube.imageUrl}/vi/${videoId}/mqdefault.jpg`, {
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      // YouTube sends a grey picture with the 404 of a video that does not exist.
      if (response.status !== 200 || !response.body) return null;
      const bytes = await readAtMost(MAX_BYTES, response.body);
      return bytes?.subarray(0, JPEG.length).equals(JPEG)
        ? `data:image/jpeg;base64,${bytes.toString('base64')}`
        : null;
    } catch {
      return null;
    }
  }
}
