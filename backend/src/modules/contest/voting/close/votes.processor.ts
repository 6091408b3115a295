import { Processor, WorkerHost } from '@nestjs/bullmq';
import { VOTES_QUEUE } from '../../../../infra/queue/queues.js';
import { VotingClose } from './voting-close.js';

/** Each job closes the votes that are due, whichever contest it was added for. */
@Processor(VOTES_QUEUE)
export class VotesProcessor extends WorkerHost {
  constructor(private readonly voting: VotingClose) {
    super();
  }

  process(): Promise<void> {
    return this.voting.closeDue();
  }
}
