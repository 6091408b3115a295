import { type Locale, ownerText } from '@paattu/shared/locales';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { ChangeTopics } from '../../../../infra/changes/change-topics.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { EntryLinks } from '../../entries/entry-links/entry-links.service.js';
import { resultCorrection } from '../emails/result-correction.email.js';
import { resultEntrant } from '../emails/result-entrant.email.js';
import { readLines } from '../result-rows.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';
import { takeStep } from '../steps.js';

interface Entrant {
  entryId: string;
  email: string;
  name: string;
  language: Locale;
}

interface Due {
  id: string;
  version: number;
  reason: string | null;
  reasonMalayalam: string | null;
  manifest: string;
  program: string;
  contestId: string;
  slug: string;
  title: string;
  titleMalayalam: string | null;
}

/**
 * Certified versions whose bundle is complete and whose contest has reached the announcement of its winner. A version waits for the one
 * before, unless the files of that one differ. It is never announced after a later one.
 */
const DUE = `
  select result.id, version, reason, reason_malayalam as "reasonMalayalam", manifest,
    encode(sha256(program.content), 'hex') as program,
    contest.id as "contestId", slug, title, title_malayalam as "titleMalayalam"
  from contest_results result join ${CONTESTS} contest on contest.id = contest_id
    join result_files program on result_id = result.id and program.name = 'verify.mjs'
  where state = 'certified' and manifest is not null and winner_at <= site_now()
    and not exists (select from contest_results earlier
      where earlier.contest_id = result.contest_id and earlier.version < result.version
        and earlier.state = 'certified' and earlier.fault is null)
    and not exists (select from contest_results later
      where later.contest_id = result.contest_id and later.version > result.version
        and later.state in ('announced', 'final'))
  order by version for update of result skip locked limit 1`;

/**
 * Locks the entries that the emails will refer to, before a trigger locks the contest: a withdrawal holds its entry when it waits for the contest. What
 * is under way with an entry that has left does not delay the announcement.
 */
async function lockEntrants(manager: EntityManager, contestId: string): Promise<void> {
  await manager.query(
    `select from ${ENTRIES} where contest_id = $1 and status = 'approved' order by id for key share`,
    [contestId],
  );
}

/** Makes results public. The emails are queued in the same transaction, so that a killed worker neither loses nor repeats one. */
@Injectable()
export class Announcements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly audit: AuditLog,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
  ) {}

  async announceDue(): Promise<void> {
    while (await this.announceOne());
  }

  private announceOne(): Promise<boolean> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const [due] = await manager.query<Due[]>(DUE);
      if (!due) return false;
      const { id, version, contestId } = due;
      await lockEntrants(manager, contestId);
      await takeStep({ manager, audit: this.audit }, 'announce', { id, version, contestId }, null);
      await this.queueEmails(tx, due);
      // The pages change also if the worker is killed after the commit.
      await this.changes.publishAtCommit(manager, 'contest');
      // Entries show their places.
      await this.changes.publishAtCommit(manager, 'entries');
      return true;
    });
  }

  /** Emails each entrant her line of the result. */
  private async queueEmails(tx: Transaction, result: Due): Promise<void> {
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
            contestId: result.contestId,
            payload: {
              name,
              contestTitle: ownerText(language, result.title, result.titleMalayalam),
              contestSlug: result.slug,
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
              program: result.program,
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
