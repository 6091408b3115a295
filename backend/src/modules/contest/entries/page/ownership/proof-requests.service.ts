import { knownLocale, type Locale, ownerText } from '@paattu/shared/locales';
import { PROOFS_AT_ONCE } from '@paattu/shared/moderation';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { inTransaction } from '../../../../../database/transaction.js';
import { AuditLog } from '../../../../audit/audit-log.service.js';
import { MailingService } from '../../../../mailing/mailing.service.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { EntryLinks } from '../../entry-links/entry-links.service.js';
import { isInContest } from './is-in-contest.js';
import { OwnershipProof } from './ownership-proof.entity.js';
import { createProofCode } from './proof-code.js';
import { ENTRIES_ARE_CLOSED, IS_UNASKED } from './proofs.queries.js';
import { CONTESTS } from '../../../contests/public.sql.js';
import { entryProofAsked } from '../../emails/entry-proof-asked.email.js';

/** Each question sends an email, and a moderator can cancel it and ask again. */
const QUESTIONS_OF_A_DAY = 3;

interface AskedEntry {
  entryId: string;
  code: string;
  contestId: string;
  name: string;
  email: string;
  youtubeUrl: string;
  title: string;
  titleMalayalam: string | null;
  contestSlug: string;
  language: Locale;
}

/** The acts of staff about proof of ownership. */
@Injectable()
export class ProofRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: EntryLinks,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Asks the entrants of those entries that are in the contest, are not asked yet, are not proved, and were asked fewer than three
   * times in 24 hours. Returns the ids of these.
   */
  async ask(entryIds: string[], actorId: string): Promise<string[]> {
    return inTransaction(this.dataSource, async (tx) => {
      // Two requests about one entry wait for each other, so that the second counts the first.
      await tx.manager.query('select from contest_entries where id = any($1) order by id for no key update', [
        entryIds,
      ]);
      const asked = await tx.manager.query<AskedEntry[]>(
        `with asked as (
           insert into ownership_proofs as proof (entry_id, code)
           select entry.id, wanted.code
           from unnest($1::uuid[], $2::text[]) as wanted (id, code)
           join contest_entries entry on entry.id = wanted.id and entry.status in ('pending', 'approved')
           where (select count(*) from entry_events where entry_id = entry.id and action = 'ask-proof'
                    and created_at > now() - interval '24 hours') < $3
           order by entry.id
           on conflict (entry_id) do update
             set code = excluded.code, state = 'asked', video_id = null, asked_at = site_now(), decided_at = null
             where proof.state = 'cancelled' or (proof.state = 'proved' and proof.video_id <>
               (select video_id from contest_entries where id = proof.entry_id))
           returning entry_id, code)
         select asked.entry_id as "entryId", code, contest_id as "contestId", name, email, language, youtube_url as "youtubeUrl",
                title, title_malayalam as "titleMalayalam", contest.slug as "contestSlug"
         from asked join contest_entries entry on entry.id = asked.entry_id
         join ${CONTESTS} contest on contest.id = entry.contest_id`,
        [entryIds, entryIds.map(createProofCode), QUESTIONS_OF_A_DAY],
      );
      const entries = asked.map((entry) => ({ ...entry, language: knownLocale(entry.language) }));
      const links = await this.links.createAll(tx.manager, entries);
      for (const { entryId, contestId } of entries) {
        await tx.manager.insert(EntryEvent, { entryId, actorId, action: 'ask-proof' });
        await this.audit.record(tx.manager, {
          action: 'entry.askProof',
          actorId,
          subjectId: entryId,
          contestId,
          data: {},
        });
      }
      await this.mailing.queueEmails(
        tx,
        entries.map(({ entryId, contestId, email, language, title, titleMalayalam, ...entry }, index) => ({
          template: entryProofAsked,
          to: email,
          payload: {
            name: entry.name,
            youtubeUrl: entry.youtubeUrl,
            contestTitle: ownerText(language, title, titleMalayalam),
            contestSlug: entry.contestSlug,
            code: entry.code,
            link: links[index]!,
          },
          language,
          entryId,
          contestId,
        })),
      );
      return entries.map(({ entryId }) => entryId);
    });
  }

  /** As `ask`, for one entry. Throws the error that fits an entry that is not asked. */
  async askOne(entryId: string, actorId: string): Promise<void> {
    if ((await this.ask([entryId], actorId)).length > 0) return;
    const entry = await this.dataSource.manager.findOneBy(ContestEntry, { id: entryId, deletedAt: IsNull() });
    if (!entry) throw new DomainError('NOT_FOUND');
    if (!isInContest(entry)) throw new DomainError('NOT_IN_CONTEST');
    const isAsked = await this.dataSource.manager.existsBy(OwnershipProof, [
      { entryId, state: 'asked' },
      { entryId, state: 'proved', videoId: entry.videoId },
    ]);
    throw new DomainError(isAsked ? 'PROOF_ASKED' : 'TOO_MANY_PROOFS');
  }

  /**
   * Asks the entrants of the approved entries of a contest who have not been asked yet, `PROOFS_AT_ONCE` at most, the first to enter first.
   * Before submissions have closed, throws ENTRIES_STILL_OPEN. Returns the ids of those that are asked.
   */
  async askAll(contestId: string, actorId: string): Promise<string[]> {
    const [contest] = await this.dataSource.query<Array<{ isClosed: boolean }>>(
      `select ${ENTRIES_ARE_CLOSED} as "isClosed" from ${CONTESTS} where id = $1 and published_at is not null`,
      [contestId],
    );
    if (!contest) throw new DomainError('NOT_FOUND');
    if (!contest.isClosed)
      throw new DomainError('ENTRIES_STILL_OPEN', {
        message: 'You can ask all entrants for proof once submissions have closed.',
      });
    const unasked = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries entry where contest_id = $1 and status = 'approved' and ${IS_UNASKED}
       order by submitted_at, id limit $2`,
      [contestId, PROOFS_AT_ONCE],
    );
    return this.ask(
      unasked.map(({ id }) => id),
      actorId,
    );
  }

  /** The entrant need not prove it any more. */
  cancel(entryId: string, actorId: string): Promise<void> {
    return this.decide(entryId, actorId, null);
  }

  /** A moderator has seen the code, or other proof, of the video of an entry in the contest. */
  recordByHand(entryId: string, videoId: string, actorId: string): Promise<void> {
    return this.decide(entryId, actorId, videoId);
  }

  /** `provedId` is the video that is proved to be hers; null if she need not prove it any more. */
  private async decide(entryId: string, actorId: string, provedId: string | null): Promise<void> {
    const isProved = provedId !== null;
    await inTransaction(this.dataSource, async ({ manager }) => {
      const [[decided]] = await manager.query<[Array<{ contestId: string }>, number]>(
        `update ownership_proofs set state = $2, decided_at = site_now(), video_id = $3
         from contest_entries entry
         where entry_id = $1 and entry.id = entry_id and ownership_proofs.state = 'asked'
           and ($3::text is null or (entry.video_id = $3 and entry.status in ('pending', 'approved')))
         returning entry.contest_id as "contestId"`,
        [entryId, isProved ? 'proved' : 'cancelled', provedId],
      );
      if (!decided) throw await whyUndecided(manager, entryId);
      await manager.insert(EntryEvent, {
        entryId,
        actorId,
        action: isProved ? 'prove' : 'cancel-proof',
      });
      await this.audit.record(manager, {
        action: isProved ? 'entry.recordProof' : 'entry.cancelProof',
        actorId,
        subjectId: entryId,
        contestId: decided.contestId,
        data: {},
      });
    });
  }
}

async function whyUndecided(manager: EntityManager, entryId: string): Promise<DomainError> {
  const entry = await manager.findOneBy(ContestEntry, { id: entryId, deletedAt: IsNull() });
  if (!entry) return new DomainError('NOT_FOUND');
  if (!(await manager.existsBy(OwnershipProof, { entryId, state: 'asked' })))
    return new DomainError('NO_PROOF_ASKED');
  if (!isInContest(entry)) return new DomainError('NOT_IN_CONTEST');
  const message = 'The entry has another video now. Please look at it first.';
  return new DomainError('ENTRY_CHANGED', { message });
}
