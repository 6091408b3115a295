import type { Locale } from '@paattu/api-client/locales';
import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import type { Contest } from '../contest.entity.js';
import type { PublishedRules } from './rule-version.entity.js';

interface Entrant {
  email: string;
  name: string;
  language: Locale;
}

/** Tells the entrants of a contest what a new version of its rules changes. */
@Injectable()
export class RulesNotices {
  constructor(private readonly mailing: MailingService) {}

  /** Queues one email for each address with an entry that was not rejected, in the language of its last entry. */
  async queue(tx: Transaction, contest: Contest, version: PublishedRules): Promise<void> {
    const entrants = await tx.manager.query<Entrant[]>(
      `select distinct on (email) email, name, language from contest_entries
       where contest_id = $1 and status <> 'rejected' order by email, submitted_at desc`,
      [contest.id],
    );
    await this.mailing.queueEmails(
      tx,
      entrants.map(({ email, name, language }) => ({
        template: 'rules-changed',
        to: email,
        language,
        payload: {
          name,
          contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
          contestSlug: contest.slug,
          change: ownerText(language, version.change ?? '', version.changeMalayalam),
          rulesVersionId: version.id,
        },
      })),
    );
  }
}
