import { Module } from '@nestjs/common';
import { EntriesWorkerModule } from './entries/entries.worker.module.js';
import { JuryWorkerModule } from './jury/jury.worker.module.js';
import { ResultsWorkerModule } from './results/results.worker.module.js';
import { VotingWorkerModule } from './voting/voting.worker.module.js';

@Module({
  imports: [EntriesWorkerModule, VotingWorkerModule, JuryWorkerModule, ResultsWorkerModule],
})
export class ContestWorkerModule {}
