import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { createToken, hashToken } from '../../../../common/tokens.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { BallotContext } from '../../voting/ballot-context.entity.js';
import { requireIncomplete } from '../complete-jury.js';
import { findEntrants } from '../rivals.js';
import { assignFinal } from '../rounds/assign-final.js';
import { JurySession } from './jury-session.entity.js';
import type { JuryInvitationDto } from './session.dto.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** Browsers in which one jury room is open. Of more, the oldest are closed. */
const MAX_SESSIONS = 5;

const SESSION_DAYS = 30;

/** SQL for a link that opens the jury room. $1 the hash of its token. */
const IS_VALID = 'link_hash = $1 and link_expires_at > site_now() and revoked_at is null';

/** Writes the time of use once a minute, and not with each mark. */
const FIND_JUDGE = `
  with session as (
    select session.id, judge_id, contest_id, last_used_at
    from jury_sessions session join judges judge on judge.id = judge_id
    where token_hash = $1 and session.expires_at > site_now() and revoked_at is null
  ), used as (
    update jury_sessions set last_used_at = site_now() from session
    where jury_sessions.id = session.id and session.last_used_at < site_now() - interval '1 minute'
  )
  select judge_id as id, contest_id as "contestId" from session`;

/** The judge whose link was opened in the browser of a request. */
export interface RequestJudge {
  id: string;
  contestId: string;
}

/** Which judge a browser belongs to. The cookie holds a random token, and the table its hash. */
@Injectable()
export class JurySessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async describeLink(token: string): Promise<JuryInvitationDto> {
    const [invitation] = await this.dataSource.query<JuryInvitationDto[]>(
      `select title as "contestTitle", title_malayalam as "contestTitleMalayalam", judge.name as "judgeName",
         accepted_at is not null as "hasAccepted", link_expires_at as "expiresAt"
       from judges judge join ${CONTESTS} contest on contest.id = contest_id where ${IS_VALID}`,
      [hashToken(token)],
    );
    if (!invitation) throw new DomainError('JURY_LINK_INVALID');
    return invitation;
  }

  /** Opens the jury room of the link in a browser, whose former session ends. The first time, the judge accepts. */
  async open(
    linkToken: string,
    browserToken: string | null,
    userAgentClass: BallotContext['userAgentClass'],
  ): Promise<{ token: string; expiresAt: Date }> {
    return this.dataSource.transaction(async (manager) => {
      const [link] = await manager.query<Array<Pick<RequestJudge, 'contestId'>>>(
        `select contest_id as "contestId" from judges where ${IS_VALID}`,
        [hashToken(linkToken)],
      );
      if (!link) throw new DomainError('JURY_LINK_INVALID');
      // The final that is being opened either sees her acceptance, or is there afterwards.
      await lock(manager, LOCKS.jury(link.contestId));
      // A new link and a revocation wait, and then end this session too.
      const [judge] = await manager.query<Array<RequestJudge & { hasAccepted: boolean }>>(
        `select id, contest_id as "contestId", accepted_at is not null as "hasAccepted"
         from judges where ${IS_VALID} for no key update`,
        [hashToken(linkToken)],
      );
      if (!judge) throw new DomainError('JURY_LINK_INVALID');
      if (!judge.hasAccepted) await this.accept(manager, judge);
      if (browserToken !== null) await manager.delete(JurySession, { tokenHash: hashToken(browserToken) });
      const token = createToken();
      const [session] = await manager.query<[{ expiresAt: Date }]>(
        `insert into jury_sessions (judge_id, token_hash, expires_at, user_agent_class)
         values ($1, $2, site_now() + interval '${SESSION_DAYS} days', $3) returning expires_at as "expiresAt"`,
        [judge.id, hashToken(token), userAgentClass],
      );
      await manager.query(
        `delete from jury_sessions where judge_id = $1 and id not in (
           select id from jury_sessions where judge_id = $1 and expires_at > site_now()
           order by created_at desc, expires_at desc, id limit $2)`,
        [judge.id, MAX_SESSIONS],
      );
      return { token, ...session };
    });
  }

  /** The judge of the browser. Null after the end of the session, and once her rights are revoked. */
  async findJudge(browserToken: string): Promise<RequestJudge | null> {
    const [judge] = await this.dataSource.query<RequestJudge[]>(FIND_JUDGE, [hashToken(browserToken)]);
    return judge ?? null;
  }

  async leave(browserToken: string): Promise<void> {
    await this.dataSource.manager.delete(JurySession, { tokenHash: hashToken(browserToken) });
  }

  /** The caller has locked the jury. She may have entered the contest since she was invited. */
  async accept(manager: EntityManager, { id, contestId }: RequestJudge): Promise<void> {
    await requireIncomplete(manager, contestId);
    const [[{ address }]] = await manager.query<[[{ address: string }], number]>(
      'update judges set accepted_at = site_now() where id = $1 returning canonical_email as address',
      [id],
    );
    if ((await findEntrants(manager, contestId)).has(address)) throw new DomainError('ENTRANT_CANNOT_JUDGE');
    const [final] = await manager.query<Array<{ id: string }>>(
      `select id from jury_rounds where contest_id = $1 and number = 2 and site_now() < closes_at`,
      [contestId],
    );
    const added = final ? await assignFinal(manager, { roundId: final.id, contestId }) : [];
    await this.audit.record(manager, {
      action: 'judge.accept',
      actorId: null,
      subjectId: id,
      contestId,
      data: { added },
    });
  }
}
