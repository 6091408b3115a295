import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { videoUrl } from '@paattu/shared/youtube-url';
import { Clock } from '../../../../common/clock/clock.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { ConsentsService } from '../../contests/consents/consents.service.js';
import { AnnouncedContestsService } from '../../contests/announced-contests.service.js';
import { ResultsOfContests } from '../../contests/results-of-contests.js';
import { Bounces } from '../../../mailing/bounces/bounces.service.js';
import { OptOutsService } from '../../../mailing/opt-outs/opt-outs.service.js';
import { AddressChanges } from '../addresses/address-changes.service.js';
import { ContestEntry } from '../contest-entry.entity.js';
import type { PhotoQueryDto } from '../../photos/photo-query.dto.js';
import { findPending } from './revisions/changeable-entry.js';
import { propose, versionOfProposal } from './revisions/proposal.js';
import { WithdrawalsService } from './revisions/withdrawals.service.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import {
  ENTRY_HISTORY,
  type HistoryItemDto,
  type MyEntryDto,
  type MyEntryLinkDto,
  type SentEmailDto,
} from './my-entry.dto.js';
import { toMyVideo } from './my-video.js';
import { photoVersion } from './photo-version.js';
import { OUTGOING_EMAILS } from '../../../mailing/public.sql.js';
import type { EntryRevision } from './revisions/entry-revision.entity.js';
import type { MyRevisionDto } from './my-revision.dto.js';

/** The columns that only events of an entry have. */
const NOTHING_MORE = { sentence: null, changed: null, aiUse: null };

/** Entries as their entrant sees them. Who decided, and what moderators note for each other, is not part of it. */
@Injectable()
export class MyEntryQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly consents: ConsentsService,
    private readonly addressChanges: AddressChanges,
    private readonly optOuts: OptOutsService,
    private readonly bounces: Bounces,
    private readonly withdrawals: WithdrawalsService,
    private readonly clock: Clock,
    private readonly results: ResultsOfContests,
  ) {}

  /** The entries with these ids, in this order. */
  async list(ids: string[]): Promise<MyEntryLinkDto[]> {
    const entries = await this.dataSource.manager.find(ContestEntry, {
      where: { id: In(ids) },
      relations: { contest: true },
    });
    return ids.flatMap((id) =>
      entries
        .filter((entry) => entry.id === id)
        .map(({ name, contest, submittedAt }) => ({
          id,
          name,
          contestTitle: contest.title,
          contestTitleMalayalam: contest.titleMalayalam,
          submittedAt,
        })),
    );
  }

  async find(id: string): Promise<MyEntryDto> {
    const entry = await this.dataSource.manager.findOne(ContestEntry, {
      where: { id },
      relations: { contest: true },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    const { manager } = this.dataSource;
    const isProved = entry.addressProvedAt !== null;
    const [
      { contest },
      video,
      revision,
      { happened, ...found },
      undoUntil,
      consents,
      events,
      emails,
      newEmail,
      areEmailsOff,
      doEmailsComeBack,
    ] = await Promise.all([
      this.contests.describeBySlug(entry.contest.slug),
      // Not what was found in the video before a change.
      manager.findOneBy(EntryVideo, { entryId: id, videoId: entry.videoId }),
      findPending(manager, id),
      this.results.findOfEntry(id),
      this.withdrawals.findUndoEnd(id),
      this.consents.listFor(id),
      this.listEvents(id),
      this.listEmails(id, isProved),
      this.addressChanges.findWaiting(id),
      // What the owner of a typed address wants is nobody else's business.
      isProved && this.optOuts.isOptedOut(entry.email),
      // But what came back since then may tell her that she has mistyped her own.
      this.bounces.isDead(entry.email, isProved ? null : entry.submittedAt),
    ]);
    const { name, email, videoId, youtubeUrl, status, slug, submittedAt } = entry;
    const { viewCount, viewsRefreshedAt, aiUse, aiNote } = entry;
    return {
      id,
      name,
      email,
      newEmail,
      areEmailsOff,
      doEmailsComeBack,
      videoId,
      youtubeUrl,
      status,
      slug,
      submittedAt,
      viewCount,
      viewsRefreshedAt,
      aiUse,
      aiNote,
      video: toMyVideo(status, contest, video, this.clock.now()),
      photoUrl: photoPath(entry),
      contest,
      version: versionOfProposal(propose(entry, revision)),
      revision: revision && toMyRevision(revision),
      ...found,
      undoUntil,
      consents,
      history: [...events, ...happened.map((each) => ({ ...NOTHING_MORE, ...each }))].sort(
        (one, other) => one.at.getTime() - other.at.getTime(),
      ),
      emails,
    };
  }

  async findPhotoKey(id: string, size: PhotoQueryDto['size']): Promise<string> {
    return keyOf(await this.dataSource.manager.findOneBy(ContestEntry, { id }), size);
  }

  /** The photo of the pending revision. */
  async findProposedPhotoKey(id: string, size: PhotoQueryDto['size']): Promise<string> {
    return keyOf(await findPending(this.dataSource.manager, id), size);
  }

  private listEvents(id: string): Promise<HistoryItemDto[]> {
    return this.dataSource.query(
      `select created_at as at, action, reason, reason_malayalam as "reasonMalayalam", sentence, changed, ai_use as "aiUse"
       from entry_events where entry_id = $1 and action = any($2) order by created_at, id`,
      [id, ENTRY_HISTORY],
    );
  }

  /** Whether its owner wants no emails, or gets none, is nobody else's business either. */
  private listEmails(id: string, isProved: boolean): Promise<SentEmailDto[]> {
    return this.dataSource.query(
      `select created_at as at, template,
              case when status in ('queued', 'sending') then 'waiting'
                   when status = 'suppressed' and not $2 then 'kept'
                   when suppressed_for = 'dead-address' then 'dead-address'
                   when status = 'suppressed' then 'opted-out'
                   when status = 'failed' then 'failed'
                   when delivery = 'kept' then 'kept'
                   else 'sent' end as delivery
       from ${OUTGOING_EMAILS} where entry_id = $1 and not is_trial and template <> 'owner-prize' order by created_at, id`,
      [id, isProved],
    );
  }
}

function photoPath({ id, photoKey: key }: ContestEntry): string | null {
  return key && `/api/my-entry/${id}/photo?v=${photoVersion(key)}`;
}

type Photo = Pick<ContestEntry, 'photoKey' | 'cardKey'>;

function keyOf(row: Photo | null, size: PhotoQueryDto['size']): string {
  const key = size === 'card' ? row?.cardKey : row?.photoKey;
  if (!key) throw new DomainError('NOT_FOUND');
  return key;
}

function toMyRevision(revision: EntryRevision): MyRevisionDto {
  const { entryId, name, videoId, photoKey: key, createdAt } = revision;
  return {
    name,
    youtubeUrl: videoId && videoUrl(videoId),
    photoUrl: key && `/api/my-entry/${entryId}/revision/photo?v=${photoVersion(key)}`,
    createdAt,
  };
}
