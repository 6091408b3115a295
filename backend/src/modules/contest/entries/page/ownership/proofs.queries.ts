import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { findContestId } from '../../../../../common/paging/contest-filter.js';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { OwnershipProof } from './ownership-proof.entity.js';
import {
  type AskedProofsDto,
  type ContestProofsDto,
  MOST_UNREACHABLE,
  type OwnershipProofDto,
  type UnreachableEntrantDto,
} from './proof.dto.js';
import { isDeadAddress } from '../../../../mailing/public.sql.js';
import { CONTESTS } from '../../../contests/public.sql.js';

/** SQL for an `entry` that nobody has been asked about, or whose video is another one since. One that a moderator no longer asks about stays so. */
export const IS_UNASKED = `not exists (select from ownership_proofs proof where proof.entry_id = entry.id
  and not (proof.state = 'proved' and proof.video_id <> entry.video_id))`;

/** SQL: no entry can come any more. */
export const ENTRIES_ARE_CLOSED = `case entry_gate when 'always' then voting_opens_at else closes_at end <= site_now()`;

@Injectable()
export class ProofsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async find(entryId: string): Promise<OwnershipProofDto> {
    const { manager } = this.dataSource;
    const entry = await manager.findOne(ContestEntry, {
      select: { id: true, videoId: true },
      where: { id: entryId, deletedAt: IsNull() },
    });
    if (!entry) throw new DomainError('NOT_FOUND');
    const proof = await manager.findOneBy(OwnershipProof, { entryId });
    if (!proof || (proof.state === 'proved' && proof.videoId !== entry.videoId))
      return { state: null, code: null, askedAt: null, decidedAt: null };
    const { state, code, askedAt, decidedAt } = proof;
    return { state, code: state === 'asked' ? code : null, askedAt, decidedAt };
  }

  /** Of the contest that the site shows, unless another one is chosen. */
  async count(choice: string): Promise<ContestProofsDto> {
    const contestId = await findContestId(this.dataSource, choice);
    const [counts] = await this.dataSource.query<
      Array<Pick<ContestProofsDto, 'contestId' | 'isDue' | 'unasked' | 'asked'>>
    >(
      `select contest.id as "contestId", ${ENTRIES_ARE_CLOSED} and certified_at is null as "isDue",
              count(entry.id) filter (where ${IS_UNASKED}) as unasked,
              count(entry.id) filter (where exists (
                select from ownership_proofs proof where proof.entry_id = entry.id and state = 'asked')) as asked
       from ${CONTESTS} contest left join contest_entries entry on entry.contest_id = contest.id and entry.status = 'approved'
       where contest.id = $1 group by contest.id`,
      [contestId],
    );
    if (!counts)
      return {
        contestId: null,
        isDue: false,
        unasked: 0,
        asked: 0,
        unreachable: 0,
        unreachableEntrants: [],
      };
    const unproved = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries entry where contest_id = $1 and status = 'approved' and (${IS_UNASKED}
         or exists (select from ownership_proofs proof where proof.entry_id = entry.id and state = 'asked'))`,
      [contestId],
    );
    return { ...counts, ...(await this.findUnreachable(unproved.map(({ id }) => id))) };
  }

  /** Those of the entries to whose entrants no email gets, because emails to their address come back. */
  async findUnreachable(
    entryIds: string[],
  ): Promise<Pick<AskedProofsDto, 'unreachable' | 'unreachableEntrants'>> {
    const rows = await this.dataSource.query<Array<UnreachableEntrantDto & { total: number }>>(
      `select id as "entryId", name, count(*) over ()::integer as total from contest_entries entry
       where id = any($1) and ${isDeadAddress('entry.email')} order by submitted_at, id limit $2`,
      [entryIds, MOST_UNREACHABLE],
    );
    return {
      unreachable: rows[0]?.total ?? 0,
      unreachableEntrants: rows.map(({ entryId, name }) => ({ entryId, name })),
    };
  }
}
