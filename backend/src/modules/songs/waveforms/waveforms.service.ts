import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { WAVEFORMS_QUEUE } from '../../../infra/queue/queues.js';

export interface WaveformJob {
  songId: string;
}

export const DRAW_WAVEFORM = 'draw-waveform';

@Injectable()
export class Waveforms {
  private readonly logger = new Logger(Waveforms.name);

  constructor(@InjectQueue(WAVEFORMS_QUEUE) private readonly queue: Queue<WaveformJob>) {}

  /** Adds a job for the waveform of a song. Never throws: the sweep retries for songs without a waveform. */
  async request(songId: string): Promise<void> {
    try {
      await this.queue.add(DRAW_WAVEFORM, { songId }, { deduplication: { id: songId } });
    } catch (error) {
      this.logger.warn({ err: error, songId }, 'the queue is not available; the sweep requests the waveform');
    }
  }
}
