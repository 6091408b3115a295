import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network.js';
import { RateLimiter } from './rate-limiter.js';

export const TOO_MUCH_MEDIA = 'Your network has been sent enough for one day. Please try again tomorrow.';

/** How much of the stored files one network is sent a day: else a few clients could use up all traffic. */
@Injectable()
export class MediaQuota {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Books what is about to be sent, before it is, so that many requests at once gain nothing. Players ask for the rest
   * of a song and leave when one seeks; what was not sent then is given back.
   */
  async book(bytes: number, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const network = networkOf(request.ip);
    try {
      await this.limiter.consume('media', network, TOO_MUCH_MEDIA, bytes);
    } catch (error) {
      await this.limiter.refund('media', network, bytes);
      throw error;
    }
    const { socket } = request.raw;
    const before = socket.bytesWritten;
    reply.raw.once('close', () => {
      if (reply.raw.writableFinished) return;
      const unsent = bytes - (socket.bytesWritten - before);
      if (unsent > 0) void this.limiter.refund('media', network, unsent);
    });
  }
}
