import { ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { answerAlike, TooManyEmails } from '../../../../common/answer-alike.js';
import { inTransaction } from '../../../../database/transaction.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryLinks } from '../entry-links/entry-links.service.js';
import type { RequestLinksDto } from './my-entry.dto.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { entryLink } from '../emails/entry-link.email.js';

/** Longer than the work for an address with entries takes, also while Redis does not answer. */
const MIN_RESPONSE_MS = 800;

/** The most entries of one address that get a link, the newest ones. */
const MAX_ENTRIES = 20;

interface Entry {
  id: string;
  youtubeUrl: string;
  title: string;
  titleMalayalam: string | null;
}

@Injectable()
export class LinkRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly settings: SiteSettings,
  ) {}

  /** Emails a new link to each entry of the address. Neither the response nor its duration shows whether there is one. */
  async sendLinks(request: RequestLinksDto): Promise<void> {
    this.settings.requireEmails();
    await answerAlike(MIN_RESPONSE_MS, () => this.queueLinks(request));
  }

  private async queueLinks({ email, language }: RequestLinksDto): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const entries = await findEntries(tx.manager, email);
      if (entries.length === 0) return;
      const linked = entries.map(({ id }) => ({ entryId: id, language }));
      const queued = await this.mailing.queueEmail(tx, {
        template: entryLink,
        to: email,
        payload: {
          entries: entries.map(({ youtubeUrl, title, titleMalayalam }) => ({
            youtubeUrl,
            contestTitle: ownerText(language, title, titleMalayalam),
          })),
          link: await this.links.createAll(tx.manager, linked, 'request'),
        },
        language,
      });
      if (!queued) throw new TooManyEmails();
    });
  }
}

/** A correction or a change of the address that is under way comes first, and no other comes before the links are stored: each goes to the mailbox of its entry. */
async function findEntries(manager: EntityManager, email: string): Promise<Entry[]> {
  const locked = await manager.query<Array<{ id: string }>>(
    `select id from contest_entries where email = $1 and status <> 'deleted' order by id for share`,
    [email],
  );
  return manager.query<Entry[]>(
    `select entry.id, youtube_url as "youtubeUrl", title, title_malayalam as "titleMalayalam"
     from contest_entries entry join ${CONTESTS} contest on contest.id = contest_id
     where entry.id = any($1) order by submitted_at desc, entry.id limit $2`,
    [locked.map(({ id }) => id), MAX_ENTRIES],
  );
}
