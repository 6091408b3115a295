import type { Locale } from '@paattu/api-client/locales';
import { ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../../database/transaction.js';
import { EntryLinks } from '../../entry-links/entry-links.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import type { Contest } from '../contest.entity.js';
import type { PublishedRules } from './rule-version.entity.js';

interface Entrant {
  entryId: string;
  email: string;
  name: string;
  language: Locale;
}

/** Entrants whose entry was rejected or withdrawn have no part in the contest any more. */
const ENTRIES = `contest_entries where contest_id = $1 and status in ('pending', 'approved')`;

/** Reports to the entrants of a contest what a new version of its rules changes. */
@Injectable()
export class RulesNotices {
  constructor(
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  /** How many addresses receive an email about a new version. */
  async countRecipients(manager: EntityManager, contestId: string): Promise<number> {
    const [row] = await manager.query<[{ count: number }]>(
      `select count(distinct email)::int as count from ${ENTRIES}`,
      [contestId],
    );
    return row.count;
  }

  /** Queues one email for each address with an entry that is pending or approved, in the language of its last entry. */
  async queue(tx: Transaction, contest: Contest, version: PublishedRules): Promise<void> {
    const entrants = await tx.manager.query<Entrant[]>(
      `select distinct on (email) id as "entryId", email, name, language from ${ENTRIES} order by email, submitted_at desc`,
      [contest.id],
    );
    const links = await this.links.createAll(tx.manager, entrants);
    await this.mailing.queueEmails(
      tx,
      entrants.map(({ entryId, email, name, language }, index) => ({
        template: 'rules-changed',
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
          link: links[index]!,
        },
      })),
    );
  }
}
