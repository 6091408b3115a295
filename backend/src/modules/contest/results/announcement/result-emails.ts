import { type Locale, ownerText } from '@paattu/api-client/locales';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../../../../database/transaction.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryLinks } from '../../entries/entry-links/entry-links.service.js';
import type { PublicResult } from '../results.queries.js';
import { readLines } from '../result-rows.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { resultCorrection } from '../emails/result-correction.email.js';
import { resultEntrant } from '../emails/result-entrant.email.js';

interface Entrant {
  entryId: string;
  email: string;
  name: string;
  language: Locale;
}

interface ContestOfResult {
  id: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
}

/** Emails each entrant her line of a result. */
@Injectable()
export class ResultEmails {
  constructor(
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  async queue(
    tx: Transaction,
    contest: ContestOfResult,
    result: Pick<PublicResult, 'id' | 'reason' | 'reasonMalayalam' | 'manifest'>,
    program: string,
  ): Promise<void> {
    const lines = await readLines(tx.manager, result.id);
    const lineOf = new Map(lines.map((line) => [line.entryId, line]));
    const winner = lines.find(({ place }) => place === 1);
    const placesBefore = await findPlacesBefore(tx.manager, result.id);
    const finalists = lines.filter(({ place }) => place !== null).length;
    const entrants = await tx.manager.query<Entrant[]>(
      `select entry.id as "entryId", email, name, language
       from result_lines join ${ENTRIES} entry on entry.id = entry_id and status = 'approved'
       where result_id = $1 order by number`,
      [result.id],
    );
    const links = await this.links.createAll(tx.manager, entrants);
    await this.mailing.queueEmails(
      tx,
      entrants.flatMap(({ entryId, email, name, language }, index) => {
        const line = lineOf.get(entryId);
        if (!line) return [];
        const { number, place, points, votes } = line;
        return [
          {
            template: placesBefore ? resultCorrection : resultEntrant,
            to: email,
            language,
            entryId,
            contestId: contest.id,
            payload: {
              name,
              contestTitle: ownerText(language, contest.title, contest.titleMalayalam),
              contestSlug: contest.slug,
              number,
              place,
              finalists,
              points: place === null ? null : points,
              votes,
              winner: winner?.name ?? null,
              correction:
                result.reason === null ? null : ownerText(language, result.reason, result.reasonMalayalam),
              ...(placesBefore && { placeBefore: placesBefore.get(entryId) ?? null }),
              manifest: result.manifest,
              program,
              link: links[index]!,
            },
          },
        ];
      }),
    );
  }
}

/** The places in the version that was announced before, by entry; null for the first one. */
async function findPlacesBefore(
  manager: EntityManager,
  resultId: string,
): Promise<Map<string, number | null> | null> {
  const [before] = await manager.query<Array<{ id: string }>>(
    `select earlier.id from contest_results earlier join contest_results result on result.contest_id = earlier.contest_id
     where result.id = $1 and earlier.version < result.version and earlier.announced_at is not null
     order by earlier.version desc limit 1`,
    [resultId],
  );
  if (!before) return null;
  const lines = await readLines(manager, before.id);
  return new Map(lines.flatMap(({ entryId, place }) => (entryId === null ? [] : [[entryId, place]])));
}
