import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../../database/transaction.js';
import type { ContestEntry } from '../../contest-entry.entity.js';
import type { ChangedPart } from '../../entry-event.entity.js';
import { lockPending } from './found-entry.js';
import { PendingRevisions } from './pending-revisions.service.js';
import { findChanges, type Proposal, propose, toProposal } from './proposal.js';
import { Proposals } from './proposals.service.js';
import { isFreeVideo } from './require-free-video.js';
import { findingsOf } from './video-of-revision.js';

interface Merged extends Proposal {
  /** Empty if nothing was proposed. */
  changed: ChangedPart[];
}

/** Makes a pending revision part of its entry, which is pending again: a moderator checks both at once. */
@Injectable()
export class MergedRevisions {
  constructor(
    private readonly revisions: PendingRevisions,
    private readonly proposals: Proposals,
  ) {}

  /** The caller has locked the entry. A video that somebody else has entered meanwhile stays out. */
  async merge(tx: Transaction, entry: ContestEntry): Promise<Merged> {
    const before = toProposal(entry);
    const revision = await lockPending(tx.manager, entry.id);
    if (!revision) return { ...before, changed: [] };
    const proposed = propose(entry, revision);
    const { videoId } = (await isFreeVideo(tx.manager, entry, proposed.videoId)) ? proposed : before;
    const after = { ...proposed, videoId };
    await this.revisions.settle(tx, revision, { state: 'superseded', kept: after.photo });
    await this.proposals.apply(tx, entry, after, findingsOf(revision, videoId));
    return { ...after, changed: findChanges(before, after) };
  }
}
