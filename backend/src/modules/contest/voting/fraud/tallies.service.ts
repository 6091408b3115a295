import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import type { OpenTalliesDto, TalliesDto, TallyDto, TallyOpeningDto } from './fraud.dto.js';
import { CONTESTS } from '../../contests/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/** How long an opening shows the tallies, by the clock of the database. A later look needs another opening, with its own published reason. */
const OPEN_FOR = `interval '1 hour'`;

/** The votes of each entry, which stay hidden until the result is certified, except for an hour after the owner opens them. */
@Injectable()
export class Tallies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  async list(contestId: string): Promise<TalliesDto> {
    const [contest] = await this.dataSource.query<Array<{ isCertified: boolean; openUntil: Date | null }>>(
      `select certified_at is not null as "isCertified",
         (select max(opened_at) + ${OPEN_FOR} from tally_openings
          where contest_id = contest.id and contest.certified_at is null and opened_at > site_now() - ${OPEN_FOR}) as "openUntil"
       from ${CONTESTS} contest where id = $1`,
      [contestId],
    );
    const openUntil = contest?.openUntil ?? null;
    if (!contest?.isCertified && openUntil === null) throw new DomainError('TALLIES_SEALED');
    const openings = await this.dataSource.query<TallyOpeningDto[]>(
      `select reason, opened_at as "openedAt" from tally_openings where contest_id = $1 order by opened_at, id`,
      [contestId],
    );
    const tallies = await this.dataSource.query<TallyDto[]>(
      `select entry.id as "entryId", nullif(entry.name, '') as name,
         count(*) filter (where state = 'counted')::integer as counted,
         count(*) filter (where state = 'quarantined')::integer as quarantined
       from ${ENTRIES} entry join ballots on entry_id = entry.id
       where entry.contest_id = $1 group by entry.id order by counted desc, entry.id`,
      [contestId],
    );
    return { tallies, openings, openUntil };
  }

  async open({ contestId, reason }: OpenTalliesDto, actorId: string): Promise<TalliesDto> {
    await this.dataSource.transaction(async (manager) => {
      const [contest] = await manager.query<Array<{ isCertified: boolean }>>(
        `select certified_at is not null as "isCertified" from ${CONTESTS} where id = $1 for share`,
        [contestId],
      );
      if (!contest) throw new DomainError('NOT_FOUND');
      // They are open already, and a correction must not say that they were opened early.
      if (contest.isCertified) return;
      const [opening] = await manager.query<[{ id: string }]>(
        `insert into tally_openings (contest_id, actor_id, reason) values ($1, $2, $3) returning id`,
        [contestId, actorId, reason],
      );
      await this.audit.record(manager, {
        action: 'votes.openTallies',
        actorId,
        subjectId: opening.id,
        contestId,
        data: {},
        after: { reason },
      });
    });
    return this.list(contestId);
  }
}
