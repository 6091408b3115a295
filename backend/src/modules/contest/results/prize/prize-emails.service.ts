import { knownLocale, type Locale, ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryLinks } from '../../entries/entry-links/entry-links.service.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { prizeOffer } from '../emails/prize-offer.email.js';
import { prizeReminder } from '../emails/prize-reminder.email.js';
import { prizeResumed } from '../emails/prize-resumed.email.js';
import { prizeAccepted } from '../emails/prize-accepted.email.js';

export interface OfferedPlace {
  contestId: string;
  entryId: string;
  place: number;
}

interface Winner {
  name: string;
  email: string;
  language: Locale;
  title: string;
  titleMalayalam: string | null;
  prizeAmount: number;
  timeZone: string;
}

/** The emails of an offer to the entrant, each with a link to her page. */
@Injectable()
export class PrizeEmails {
  constructor(
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  async queueOffer(tx: Transaction, { entryId, contestId, place }: OfferedPlace, id: string): Promise<void> {
    const { email: to, language, name, contestTitle, prizeAmount, link } = await this.find(tx, entryId);
    const payload = { name, contestTitle, place, prizeAmount, link };
    await this.mailing.queueEmail(tx, {
      template: prizeOffer,
      id,
      to,
      language,
      payload,
      entryId,
      contestId,
    });
  }

  async queueReminder(
    tx: Transaction,
    { entryId, contestId }: Pick<OfferedPlace, 'contestId' | 'entryId'>,
    dueAt: Date,
  ): Promise<void> {
    const winner = await this.find(tx, entryId);
    const { email: to, language, name, contestTitle, prizeAmount, timeZone, link } = winner;
    const payload = { name, contestTitle, prizeAmount, dueAt: dueAt.toISOString(), timeZone, link };
    await this.mailing.queueEmail(tx, {
      template: prizeReminder,
      to,
      language,
      payload,
      entryId,
      contestId,
    });
  }

  /** The entry is back in the contest, and the clock runs again. */
  async queueResumption(
    tx: Transaction,
    { entryId, contestId }: Pick<OfferedPlace, 'contestId' | 'entryId'>,
    dueAt: Date,
  ): Promise<void> {
    const winner = await this.find(tx, entryId);
    const { email: to, language, name, contestTitle, prizeAmount, timeZone, link } = winner;
    const payload = { name, contestTitle, prizeAmount, dueAt: dueAt.toISOString(), timeZone, link };
    await this.mailing.queueEmail(tx, {
      template: prizeResumed,
      to,
      language,
      payload,
      entryId,
      contestId,
    });
  }

  /** Confirms the acceptance, which cannot be changed. */
  async queueAcceptance(
    tx: Transaction,
    { entryId, contestId }: Pick<OfferedPlace, 'contestId' | 'entryId'>,
  ): Promise<void> {
    const { email: to, language, name, contestTitle, prizeAmount, link } = await this.find(tx, entryId);
    const payload = { name, contestTitle, prizeAmount, link };
    await this.mailing.queueEmail(tx, {
      template: prizeAccepted,
      to,
      language,
      payload,
      entryId,
      contestId,
    });
  }

  private async find({ manager }: Transaction, entryId: string) {
    const { title, titleMalayalam, ...winner } = await findWinner(manager, entryId);
    const language = knownLocale(winner.language);
    return {
      ...winner,
      language,
      contestTitle: ownerText(language, title, titleMalayalam),
      link: await this.links.create(manager, entryId, language),
    };
  }
}

async function findWinner(manager: EntityManager, entryId: string): Promise<Winner> {
  const [winner] = await manager.query<[Winner]>(
    `select name, email, language, title, title_malayalam as "titleMalayalam", prize_amount as "prizeAmount", time_zone as "timeZone"
     from ${ENTRIES} entry join ${CONTESTS} contest on contest.id = entry.contest_id where entry.id = $1`,
    [entryId],
  );
  return winner;
}
