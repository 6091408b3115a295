import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contains } from '../../../common/paging/list-filters.js';
import { AnnouncedContestsService } from '../contests/announced-contests.service.js';
import { type BallotEntryRow, ENTRY_COLUMNS, toBallotEntry } from './ballot-entries.sql.js';
import type { BallotPageDto, BallotQueryDto } from './voting.dto.js';
import { ENTRIES } from '../entries/public.sql.js';

/** The place of an entry in the order of $2. Two entries have one place hardly ever; their ids decide then. */
const placeOf = (id: string) => `(hashtextextended((${id})::text, $2::bigint), ${id})`;

/** The entries that visitors can vote for, in an order of its own for each browser: no entry is first for all. */
@Injectable()
export class BallotQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contests: AnnouncedContestsService,
  ) {}

  /** The approved entries of the current contest. Nothing in the answer depends on votes. */
  async list({ seed, after, limit, q }: BallotQueryDto): Promise<BallotPageDto> {
    const contest = await this.contests.findCurrent();
    const rows = await this.dataSource.query<BallotEntryRow[]>(
      `select ${ENTRY_COLUMNS} from ${ENTRIES} entry
       where contest_id = $1 and status = 'approved'
         and ($3::uuid is null or ${placeOf('entry.id')} > ${placeOf('$3::uuid')})
         and ($4::text is null or ${contains('name', '$4')})
       order by hashtextextended(entry.id::text, $2::bigint), entry.id limit $5`,
      [contest.id, seed, after ?? null, q || null, limit + 1],
    );
    return { entries: rows.slice(0, limit).map(toBallotEntry), hasMore: rows.length > limit };
  }
}
