import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../database/transaction.js';
import { JuryOfEntries } from '../entries/jury-of-entries.js';
import { JuryModule } from './jury.module.js';
import { JuryAssignment } from './marks/jury-assignment.entity.js';
import { JuryRounds } from './rounds/jury-rounds.service.js';

@Injectable()
export class StoredJuryOfEntries extends JuryOfEntries {
  constructor(private readonly rounds: JuryRounds) {
    super();
  }

  isJudged(manager: EntityManager, entryId: string): Promise<boolean> {
    return manager.existsBy(JuryAssignment, { entryId });
  }

  hear(
    tx: Transaction,
    entry: { contestId: string; entryId: string },
    actorId: string | null,
  ): Promise<boolean> {
    return this.rounds.hear(tx, entry, actorId);
  }
}

/** Global: the module of entries asks it, and imports nothing of this one. */
@Global()
@Module({
  imports: [JuryModule],
  providers: [{ provide: JuryOfEntries, useClass: StoredJuryOfEntries }],
  exports: [JuryOfEntries],
})
export class JuryOfEntriesModule {}
