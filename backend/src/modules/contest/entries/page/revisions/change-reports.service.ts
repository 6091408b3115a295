import type { AiUse } from '@paattu/shared/contest-choices';
import type { EntryAction } from '@paattu/shared/entry-actions';
import type { EntryStatus } from '@paattu/shared/entry-transitions';
import { ownerText } from '@paattu/shared/locales';
import { videoUrl } from '@paattu/shared/youtube-url';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../../database/transaction.js';
import { Clock } from '../../../../../common/clock/clock.js';
import { ChangeTopics } from '../../../../../infra/changes/change-topics.js';
import { type EmailToSend, MailingService } from '../../../../mailing/mailing.service.js';
import { Contest } from '../../../contests/contest.entity.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { findEnterUntil } from '../../find-enter-until.js';
import { EntryLinks } from '../../entry-links/entry-links.service.js';
import { type ChangedPart, EntryEvent } from '../../entry-event.entity.js';
import type { ChangePayload } from '../../emails/changes.js';
import type { WithdrawnPayload } from '../../emails/entry-withdrawn.email.js';
import type { WhyPayload } from '../../emails/why.js';

/** An event of an entry, and the email about it. */
interface Change {
  action: EntryAction;
  template: EmailToSend<ChangePayload & WhyPayload & WithdrawnPayload>['template'];
  /** The moderator; absent for the entrant. */
  actorId?: string;
  toStatus?: EntryStatus;
  changed?: ChangedPart[];
  aiUse?: AiUse | null;
  /** Why a moderator rejects it. */
  reason?: { id: string; text: string; textMalayalam: string | null } | null;
  /** What the moderator adds. */
  sentence?: string | null;
  /** What the email shows, if not that of the entry. */
  name?: string;
  videoId?: string;
}

/** Notes a change in the history of the entry, and reports it to the entrant: it may have been somebody else. */
@Injectable()
export class ChangeReports {
  constructor(
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly changes: ChangeTopics,
    private readonly clock: Clock,
  ) {}

  /** `entry` is the row before the change. */
  async report(tx: Transaction, entry: ContestEntry, change: Change): Promise<void> {
    const { id, contestId, status, language, email } = entry;
    const { action, template, actorId = null, toStatus = status, changed = null } = change;
    const { reason = null, sentence = null, name = entry.name, videoId = entry.videoId } = change;
    await tx.manager.insert(EntryEvent, {
      entryId: id,
      actorId,
      action,
      fromStatus: status,
      toStatus,
      changed,
      aiUse: change.aiUse ?? null,
      reasonId: reason?.id ?? null,
      reason: reason?.text ?? null,
      reasonMalayalam: reason?.textMalayalam ?? null,
      sentence,
    });
    // The analytics find the last events by it.
    await tx.manager.update(ContestEntry, { id }, { updatedAt: () => 'now()' });
    const contest = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    await this.mailing.queueEmail(tx, {
      template,
      to: email,
      payload: {
        name,
        youtubeUrl: videoUrl(videoId),
        contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
        contestSlug: contest.slug,
        changed: changed ?? [],
        ...(reason && { reason: ownerText(language, reason.text, reason.textMalayalam) }),
        ...(sentence !== null && { sentence }),
        ...(action === 'withdraw' && {
          enterUntil: await findEnterUntil(tx.manager, contestId, this.clock.now()),
          // Never who they are, nor whether there are any.
          hasVoters: status === 'approved' && isVotingOpen(contest, this.clock.now()),
        }),
        link: await this.links.create(tx.manager, id, language),
      },
      language,
      entryId: id,
      contestId,
    });
    tx.afterCommit(() => this.changes.publish('entries'));
  }
}

function isVotingOpen({ votingOpensAt, votingClosesAt }: Contest, now: Date): boolean {
  return votingOpensAt !== null && votingClosesAt !== null && votingOpensAt <= now && now < votingClosesAt;
}
