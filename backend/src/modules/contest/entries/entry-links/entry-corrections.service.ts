import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignature, sign } from '../../../../common/signatures.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { EntryCorrection } from './entry-correction.entity.js';

/** Long enough to read the address once more, and to miss the email. */
const MINUTES = 30;

/** The permission of the browser that submitted an entry to correct its address. Only the response to the submission has the token. */
@Injectable()
export class EntryCorrections {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async allow(manager: EntityManager, entryId: string): Promise<void> {
    await manager.query(
      `insert into entry_corrections (entry_id, expires_at) values ($1, now() + make_interval(mins => $2))`,
      [entryId, MINUTES],
    );
  }

  /** Nobody corrects an address that is read. */
  async end(manager: EntityManager, entryId: string): Promise<void> {
    await manager.delete(EntryCorrection, { entryId });
  }

  /** The same for each try of a submission. */
  tokenOf(entryId: string): string {
    return sign(this.config.linkSecret, signedText(entryId));
  }

  /** Whether the entry is at most half an hour old, and nobody has proved its address. */
  async isOpen(manager: EntityManager, entryId: string): Promise<boolean> {
    return manager
      .createQueryBuilder(EntryCorrection, 'correction')
      .where('correction.entryId = :entryId and correction.expiresAt > now()', { entryId })
      .getExists();
  }

  /** Uses one correction up. Returns whether there was one: nobody has proved the address of the entry, and there were few. */
  async use(manager: EntityManager, entryId: string, token: string): Promise<boolean> {
    if (!isSignature(this.config.linkSecret, signedText(entryId), token)) return false;
    const [, count] = await manager.query<[unknown, number]>(
      `update entry_corrections set remaining = remaining - 1 where entry_id = $1 and remaining > 0 and expires_at > now()`,
      [entryId],
    );
    return count === 1;
  }
}

function signedText(entryId: string): string {
  return `correct the address of entry ${entryId}`;
}
