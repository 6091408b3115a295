import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';
import { WAVEFORMS_QUEUE } from '../../../infra/queue/queues.js';
import { WaveformDrawer } from './waveform-drawer.js';
import { DRAW_WAVEFORM, type WaveformJob } from './waveforms.service.js';

/** One at a time: a waveform is a second of pure computing. */
@Processor(WAVEFORMS_QUEUE, { concurrency: 1, lockDuration: 10_000, stalledInterval: 5_000 })
export class WaveformsProcessor extends WorkerHost {
  private readonly logger = new Logger(WaveformsProcessor.name);

  constructor(private readonly drawer: WaveformDrawer) {
    super();
  }

  async process({ name, data }: Job<WaveformJob>): Promise<void> {
    if (name !== DRAW_WAVEFORM) throw new UnrecoverableError(`no handler for ${name}`);
    await this.drawer.draw(data.songId);
  }

  /** Also for a job that has taken its worker down with it again and again. */
  @OnWorkerEvent('failed')
  async stopTrying(job: Job<WaveformJob> | undefined, error: Error): Promise<void> {
    if (job?.finishedOn === undefined) return;
    const { songId } = job.data;
    this.logger.warn({ err: error, songId }, 'no waveform could be drawn');
    await this.drawer.giveUp(songId).catch((failure: unknown) => {
      this.logger.warn({ err: failure, songId }, 'the song could not be marked');
    });
  }
}
