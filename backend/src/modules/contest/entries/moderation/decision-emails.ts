import { type Locale, ownerText } from '@paattu/shared/locales';
import { videoUrl } from '@paattu/shared/youtube-url';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../database/transaction.js';
import { type EmailToSend, MailingService } from '../../../mailing/mailing.service.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import { CONTESTS } from '../../contests/public.sql.js';
import type { LeftPayload } from '../emails/enter-again.js';
import { type ApprovedPayload, entryApproved } from '../emails/entry-approved.email.js';
import type { WhyPayload } from '../emails/why.js';

export type DecisionEmail = EmailToSend<ApprovedPayload & WhyPayload & LeftPayload>['template'];

interface EntryOfContest {
  name: string;
  email: string;
  language: Locale;
  videoId: string;
  entrySlug: string;
  contestId: string;
  contestSlug: string;
  title: string;
  titleMalayalam: string | null;
}

/** $1 the entry. */
const FIND = `
  select name, email, language, video_id as "videoId", entry.slug as "entrySlug", contest.id as "contestId",
    contest.slug as "contestSlug", title, title_malayalam as "titleMalayalam"
  from contest_entries entry join ${CONTESTS} contest on contest.id = contest_id where entry.id = $1`;

/** Says to an entrant what was decided about her entry, in the transaction of the decision. */
@Injectable()
export class DecisionEmails {
  constructor(
    private readonly mailing: MailingService,
    private readonly links: EntryLinks,
  ) {}

  async queue(
    tx: Transaction,
    entryId: string,
    template: DecisionEmail,
    why: WhyPayload & LeftPayload = {},
  ): Promise<void> {
    const [entry] = await tx.manager.query<[EntryOfContest]>(FIND, [entryId]);
    const { language, contestId } = entry;
    await this.mailing.queueEmail(tx, {
      template,
      to: entry.email,
      payload: {
        name: entry.name,
        youtubeUrl: videoUrl(entry.videoId),
        contestTitle: ownerText(language, entry.title, entry.titleMalayalam),
        contestSlug: entry.contestSlug,
        ...(template === entryApproved && { entrySlug: entry.entrySlug }),
        link: await this.links.create(tx.manager, entryId, language),
        ...why,
      },
      language,
      entryId,
      contestId,
    });
  }
}
