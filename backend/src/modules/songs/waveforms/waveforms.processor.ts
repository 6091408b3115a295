import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { WAVEFORMS_QUEUE } from '../../../infra/queue/queues.js';
import { NoWaveformError } from './draw-waveform.js';
import { WaveformDrawer } from './waveform-drawer.js';
import { DRAW_WAVEFORM, type WaveformJob } from './waveforms.service.js';

/** One job at a time, because a waveform takes a processor for seconds, or for minutes. */
@Processor(WAVEFORMS_QUEUE, { concurrency: 1, lockDuration: 10_000, stalledInterval: 5_000 })
export class WaveformsProcessor extends WorkerHost {
  private readonly logger = new Logger(WaveformsProcessor.name);

  constructor(private readonly drawer: WaveformDrawer) {
    super();
  }

  async process({ name, data }: Job<WaveformJob>): Promise<void> {
    if (name !== DRAW_WAVEFORM) throw new UnrecoverableError(`no handler for ${name}`);
    await this.drawer.draw(data.songId).catch((error: unknown) => {
      throw error instanceof NoWaveformError ? new UnrecoverableError(error.message) : error;
    });
  }

  /** Also called for a job whose worker crashed too often. */
  @OnWorkerEvent('failed')
  async markFailedSong(job: Job<WaveformJob> | undefined, error: Error): Promise<void> {
    if (job?.finishedOn === undefined) return;
    const { songId } = job.data;
    this.logger.warn({ err: error, songId }, 'the waveform could not be drawn');
    await this.drawer.markFailed(songId, new Date(job.processedOn ?? 0)).catch((failure: unknown) => {
      this.logger.warn({ err: failure, songId }, 'the song could not be marked as failed');
    });
  }
}
