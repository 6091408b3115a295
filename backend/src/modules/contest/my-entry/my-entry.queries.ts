import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { ConsentsService } from '../consents/consents.service.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { CAUSE_OF_LAPSED } from '../results/next-line.js';
import { OptOutsService } from '../../mailing/opt-outs/opt-outs.service.js';
import { AddressChanges } from '../entries/addresses/address-changes.service.js';
import { ContestEntry } from '../entries/contest-entry.entity.js';
import type { PhotoQueryDto } from '../photos/photo-query.dto.js';
import { findPending } from '../revisions/found-entry.js';
import { propose, versionOfProposal } from '../revisions/proposal.js';
import { WithdrawalsService } from '../revisions/withdrawals.service.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import {
  ENTRY_HISTORY,
  type HistoryItemDto,
  type MyEntryDto,
  type MyEntryLinkDto,
  type SentEmailDto,
} from './my-entry.dto.js';
import { toMyRevision } from './my-revision.js';
import { toMyVideo } from './my-video.js';
import { photoVersion } from './photo-version.js';

/** What an entrant sees of her entries. Who decided, and what moderators note for each other, is not part of it. */
@Injectable()
export class MyEntryQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
    private readonly consents: ConsentsService,
    private readonly addressChanges: AddressChanges,
    private readonly optOuts: OptOutsService,
    private readonly withdrawals: WithdrawalsService,
    private readonly clock: Clock,
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
    const [
      { contest },
      video,
      revision,
      found,
      undoUntil,
      consents,
      history,
      emails,
      newEmail,
      areEmailsOff,
    ] = await Promise.all([
      this.contests.describeBySlug(entry.contest.slug),
      // Not what was found in the video before a change.
      manager.findOneBy(EntryVideo, { entryId: id, videoId: entry.videoId }),
      findPending(manager, id),
      this.findResult(id),
      this.withdrawals.findUndoEnd(id),
      this.consents.listFor(id),
      this.listHistory(id),
      this.listEmails(id),
      this.addressChanges.findWaiting(id),
      this.optOuts.isOptedOut(entry.email),
    ]);
    const { name, email, videoId, youtubeUrl, status, slug, submittedAt } = entry;
    const { viewCount, viewsRefreshedAt, aiUse, aiNote } = entry;
    return {
      id,
      name,
      email,
      newEmail,
      areEmailsOff,
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
      history,
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

  private async findResult(id: string): Promise<Pick<MyEntryDto, 'hasOffer' | 'hasResult'>> {
    const [found] = await this.dataSource.query<[Pick<MyEntryDto, 'hasOffer' | 'hasResult'>]>(
      `select exists (select from prize_offers where entry_id = $1) as "hasOffer",
         exists (select from result_lines line join contest_results result on result.id = result_id
           where line.entry_id = $1 and announced_at is not null) as "hasResult"`,
      [id],
    );
    return found;
  }

  private listHistory(id: string): Promise<HistoryItemDto[]> {
    return this.dataSource.query(
      `select at, action, reason, reason_malayalam as "reasonMalayalam", sentence, changed, ai_use as "aiUse" from (
         select created_at as at, id, action, reason, reason_malayalam, sentence, changed, ai_use
         from entry_events where entry_id = $1 and action = any($2)
         union all
         select announced_at, null, case version when 1 then 'announce-result' else 'correct-result' end,
           reason, reason_malayalam, null, null, null
         from contest_results result join result_lines line on result_id = result.id
         where line.entry_id = $1 and announced_at is not null
         union all
         select offered_at, null, 'offer-prize', null, null, null, null, null from prize_offers where entry_id = $1
         union all
         select coalesce(answered_at, due_at), null,
           case state when 'accepted' then 'accept-prize' when 'declined' then 'decline-prize' else 'lapse-prize' end,
           null, null, null, null, null
         from prize_offers offer where entry_id = $1
           -- An offer also lapses when the entry leaves the contest, or a correction the result, which the history shows anyway.
           and (answered_at is not null or state = 'lapsed' and ${CAUSE_OF_LAPSED} = 'unanswered')
       ) happened order by at, id`,
      [id, ENTRY_HISTORY],
    );
  }

  private listEmails(id: string): Promise<SentEmailDto[]> {
    return this.dataSource.query(
      `select created_at as at, template,
              case when status in ('queued', 'sending') then 'waiting'
                   when status = 'suppressed' then 'opted-out'
                   when status = 'failed' then 'failed'
                   when delivery = 'kept' then 'kept'
                   else 'sent' end as delivery
       from outgoing_emails where entry_id = $1 and not is_trial and template <> 'owner-prize' order by created_at, id`,
      [id],
    );
  }
}

function photoPath({ id, verificationImageUrl: key }: ContestEntry): string | null {
  return key && `/api/my-entry/${id}/photo?v=${photoVersion(key)}`;
}

type Photo = Pick<ContestEntry, 'verificationImageUrl' | 'cardImageUrl'>;

function keyOf(row: Photo | null, size: PhotoQueryDto['size']): string {
  const key = size === 'card' ? row?.cardImageUrl : row?.verificationImageUrl;
  if (!key) throw new DomainError('NOT_FOUND');
  return key;
}
