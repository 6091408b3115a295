import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network.js';
import { RateLimiter } from './rate-limiter.js';

export const TOO_MUCH_MEDIA = 'Your network has been sent enough for one day. Please try again tomorrow.';

/**
 * Limits the bytes of stored files that one network receives in a day; otherwise a few clients could use up the
 * traffic.
 */
@Injectable()
export class MediaQuota {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts bytes before they are sent, so that parallel requests gain nothing. Bytes that were not sent, because the
   * player closed the connection, are refunded.
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
