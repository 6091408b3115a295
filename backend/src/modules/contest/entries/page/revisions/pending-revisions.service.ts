import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../../database/transaction.js';
import type { PhotoFileKeys } from '../../../photos/photo-files.js';
import { ReplacedPhotos } from '../../photos/replaced-photos.service.js';
import { EntryRevision, type RevisionState } from './entry-revision.entity.js';
import { lockPending } from './found-entry.js';
import { photoOf } from './proposal.js';

interface Settlement {
  state: Exclude<RevisionState, 'pending'>;
  /** The moderator. */
  decidedBy?: string;
  /** The photo that the entry, or the next revision, has now. */
  kept?: PhotoFileKeys | null;
}

/** Ends pending revisions. The entry and the revision are locked, so that no other transaction ends or deletes the same one. */
@Injectable()
export class PendingRevisions {
  constructor(private readonly photos: ReplacedPhotos) {}

  /** The photo of the revision is deleted after the commit, unless it is kept. */
  async settle(tx: Transaction, revision: EntryRevision, settlement: Settlement): Promise<void> {
    const { state, decidedBy = null, kept } = settlement;
    await tx.manager.update(
      EntryRevision,
      { id: revision.id },
      { state, decidedAt: () => 'site_now()', decidedBy, verificationImageUrl: null, cardImageUrl: null },
    );
    const photo = photoOf(revision);
    if (photo && photo.full !== kept?.full) await this.photos.add(tx, revision.entryId, photo);
  }

  /** Cancels the revision of an entry that leaves the contest. */
  async drop(tx: Transaction, entryId: string): Promise<void> {
    const revision = await lockPending(tx.manager, entryId);
    if (revision) await this.settle(tx, revision, { state: 'cancelled' });
  }
}
