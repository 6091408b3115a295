import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { shareHolds } from './hold-lock.js';

/** Tells other modules whether a legal hold keeps a contest. */
@Injectable()
export class Holds {
  /** A hold that is being set waits for the end of the transaction. To be called before it locks a row, which could wait for it. */
  async keep(manager: EntityManager, contestId: string): Promise<boolean> {
    await shareHolds(manager);
    const [{ isHeld }] = await manager.query<[{ isHeld: boolean }]>(
      `select exists (select from legal_holds where contest_id = $1 and lifted_at is null) as "isHeld"`,
      [contestId],
    );
    return isHeld;
  }
}
