import { localizedPath, type Locale, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { violates } from '../../../../common/errors/database-error.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../../common/tokens.js';
import { type ErrorCode, sentenceOf } from '../../../../common/errors/error-catalogue.js';
import { CONFIG } from '../../../../config/config.module.js';
import type { Config } from '../../../../config/config.js';
import { SiteSettings } from '../../../../infra/settings/site-settings.js';
import { inTransaction, type Transaction } from '../../../../database/transaction.js';
import { LOCKS, lock } from '../../../../database/locks.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { MailingService } from '../../../mailing/mailing.service.js';
import { Contest } from '../../contests/contest.entity.js';
import { canonicalAddress } from '../../../../common/addresses/canonical-address.js';
import { requireIncomplete } from '../complete-jury.js';
import { findEntrants } from '../rivals.js';
import { JurySession } from '../sessions/jury-session.entity.js';
import type { InviteJudgeDto } from './judge.dto.js';
import { Judge } from './judge.entity.js';
import { planWork } from './work-plan.js';
import { juryInvitation } from '../emails/jury-invitation.email.js';

const MAX_JUDGES = 20;

/** How long a jury link works. The judges of a contest take some weeks. */
const LINK_DAYS = 90;

const EXPIRES_AT = `site_now() + interval '${LINK_DAYS} days'`;

type Addressee = Pick<Judge, 'contestId' | 'name' | 'locale'> & { email: string };

/** The owner's acts on judges. */
@Injectable()
export class Judges {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly mailing: MailingService,
    private readonly audit: AuditLog,
  ) {}

  /** Emails a jury link to an address, and returns the id of the judge. */
  async invite(contestId: string, { name, email, locale }: InviteJudgeDto, actorId: string): Promise<string> {
    const canonicalEmail = canonicalAddress(email);
    try {
      return await inTransaction(this.dataSource, async (tx) => {
        const { manager } = tx;
        await lock(manager, LOCKS.jury(contestId));
        await requirePublished(manager, contestId);
        await requireIncomplete(manager, contestId);
        // Also not under another spelling of the address.
        if ((await findEntrants(manager, contestId)).has(canonicalEmail)) throw ofEmail('JUDGE_IS_ENTRANT');
        if ((await manager.countBy(Judge, { contestId, revokedAt: IsNull() })) >= MAX_JUDGES)
          throw new DomainError('TOO_MANY_JUDGES');
        const token = createToken();
        const [judge] = await manager.query<[{ id: string }]>(
          `insert into judges (contest_id, name, email, canonical_email, locale, link_hash, link_expires_at)
           values ($1, $2, $3, $4, $5, $6, ${EXPIRES_AT}) returning id`,
          [contestId, name, email, canonicalEmail, locale, hashToken(token)],
        );
        await this.emailLink(tx, { contestId, name, email, locale }, token);
        await this.audit.record(manager, {
          action: 'judge.invite',
          actorId,
          subjectId: judge.id,
          contestId,
          data: {},
        });
        return judge.id;
      });
    } catch (error) {
      if (violates(error, 'judges_one_per_address')) throw ofEmail('JUDGE_INVITED_ALREADY');
      throw error;
    }
  }

  /** Emails a new link. The one before, and the browsers in which it was opened, are closed. */
  async sendLink(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { email, ...judge } = await lockJudge(tx.manager, id);
      if (judge.revokedAt) throw new DomainError('JUDGE_REVOKED');
      if (email === null) throw new DomainError('JUDGE_ADDRESS_DELETED');
      if (!judge.acceptedAt) await requireIncomplete(tx.manager, judge.contestId);
      const token = createToken();
      await tx.manager.query(
        `update judges set link_hash = $2, link_expires_at = ${EXPIRES_AT}, invited_at = site_now() where id = $1`,
        [id, hashToken(token)],
      );
      await tx.manager.delete(JurySession, { judgeId: id });
      await this.emailLink(tx, { ...judge, email }, token);
      await this.audit.record(tx.manager, {
        action: 'judge.sendLink',
        actorId,
        subjectId: id,
        contestId: judge.contestId,
        data: {},
      });
    });
  }

  /** Closes the jury room to the judge at once. What she has submitted stays; whether it counts is decided with the result. */
  async revoke(id: string, reason: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const { contestId } = await findJudge(manager, id);
      // A round that is being assigned is assigned first, or without her.
      await lock(manager, LOCKS.jury(contestId));
      const { revokedAt } = await lockJudge(manager, id);
      if (revokedAt) throw new DomainError('JUDGE_REVOKED');
      await manager.query('update judges set revoked_at = site_now(), revoke_reason = $2 where id = $1', [
        id,
        reason,
      ]);
      await manager.delete(JurySession, { judgeId: id });
      await this.audit.record(manager, {
        action: 'judge.revoke',
        actorId,
        subjectId: id,
        contestId,
        data: {},
        after: { reason },
      });
    });
  }

  /** Deletes a judge who never accepted, such as one with a wrong address, which can be invited again. */
  async delete(id: string, actorId: string): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager }) => {
      const { contestId, acceptedAt } = await lockJudge(manager, id);
      if (acceptedAt) throw new DomainError('JUDGE_ACCEPTED');
      await manager.delete(Judge, { id });
      await this.audit.record(manager, {
        action: 'judge.delete',
        actorId,
        subjectId: id,
        contestId,
        data: {},
      });
    });
  }

  private async emailLink(
    tx: Transaction,
    { contestId, name, email, locale }: Addressee,
    token: string,
  ): Promise<void> {
    this.settings.requireEmails();
    const contest = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    const { beginsAt, endsAt, ...work } = await planWork(tx.manager, contestId);
    const queued = await this.mailing.queueEmail(tx, {
      template: juryInvitation,
      to: email,
      payload: {
        name,
        contestTitle: ownerText(locale, contest.title, contest.titleMalayalam),
        // In the fragment, which a browser sends to no server.
        plan: {
          beginsAt: beginsAt.toISOString(),
          endsAt: endsAt.toISOString(),
          timeZone: contest.timeZone,
          ...work,
        },
        link: `${this.config.publicUrl}${juryPath(locale)}#t=${token}`,
      },
      language: locale,
      contestId,
    });
    if (!queued) throw new DomainError('INVITED_TOO_OFTEN');
  }
}

/** The page of the jury room. */
export function juryPath(locale: Locale): string {
  return localizedPath(locale, '/jury');
}

const lockJudge = (manager: EntityManager, id: string) =>
  findJudge(manager, id, { mode: 'pessimistic_write' });

async function findJudge(
  manager: EntityManager,
  id: string,
  lock?: { mode: 'pessimistic_write' },
): Promise<Judge> {
  const judge = await manager.findOne(Judge, { where: { id }, ...(lock && { lock }) });
  if (!judge) throw new DomainError('NOT_FOUND');
  return judge;
}

/** A contest can be deleted while it is a draft, or empty, and its judges would stay: `judges` has no foreign key. A deletion waits for them. */
async function requirePublished(manager: EntityManager, id: string): Promise<void> {
  const contest = await manager.findOne(Contest, { where: { id }, lock: { mode: 'for_key_share' } });
  if (!contest) throw new DomainError('NOT_FOUND');
  if (!contest.publishedAt) throw new DomainError('JURY_OF_DRAFT');
  if (contest.isExample) throw new DomainError('EXAMPLE_CONTEST');
}

function ofEmail(code: ErrorCode): DomainError {
  const message = sentenceOf(code);
  return new DomainError(code, { message, details: [{ field: 'email', message }] });
}
