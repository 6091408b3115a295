import { ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import type { Contest } from '../contest.entity.js';
import { Entrants } from '../entrants.js';
import type { PublishedRules } from './rule-version.entity.js';
import { rulesChanged } from '../emails/rules-changed.email.js';

/** Reports to the entrants of a contest what a new version of its rules changes. */
@Injectable()
export class RulesNotices {
  constructor(
    private readonly entrants: Entrants,
    private readonly mailing: MailingService,
  ) {}

  /** How many addresses receive an email about a new version, and how many would if their emails did not come back. */
  countRecipients(
    manager: EntityManager,
    contestId: string,
  ): Promise<{ recipients: number; unreachable: number }> {
    return this.entrants.countAddresses(manager, contestId);
  }

  /** Queues one email for each address with an entry that is pending or approved, in the language of its last entry. */
  async queue(tx: Transaction, contest: Contest, version: PublishedRules): Promise<void> {
    const entrants = await this.entrants.linkByAddress(tx.manager, contest.id);
    await this.mailing.queueEmails(
      tx,
      entrants.map(({ entryId, email, name, language, link }) => ({
        template: rulesChanged,
        to: email,
        language,
        entryId,
        contestId: contest.id,
        payload: {
          name,
          contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
          contestSlug: contest.slug,
          change: ownerText(language, version.change ?? '', version.changeMalayalam),
          rulesVersionId: version.id,
          link,
        },
      })),
    );
  }
}
