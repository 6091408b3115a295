import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import { PERSONAL_DATA, type PersonalData } from '../../../common/access/reads-personal-data.js';
import { readIds, readPeriod, readStates } from '../../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../../common/paging/list-query.js';
import type { PersonalReadDto } from './personal-reads.dto.js';

type Sort = 'at';
type Filter = 'what' | 'userId' | 'from' | 'to';

export const PERSONAL_READ_LIST: ListRules<Sort, Filter> = {
  sort: ['at'],
  filter: ['what', 'userId', 'from', 'to'],
};

const ABOUT_ENTRIES = `('entry', 'entry-photo', 'entry-thread', 'entry-notes', 'entry-history', 'entry-related')`;

/** Which personal data staff and their programs open: a row for each person, thing and hour. */
@Injectable()
export class PersonalReads {
  constructor(private readonly dataSource: DataSource) {}

  /** To be awaited before the data is sent: without a record, nothing is sent. */
  async record({ id, tokenId }: RequestUser, what: PersonalData, subjectId: string): Promise<void> {
    await this.dataSource.query(
      `insert into personal_reads (user_id, what, subject_id) values ($1, $2, $3)
       on conflict (hour, user_id, what, subject_id) do nothing`,
      [tokenId ?? id, what, subjectId],
    );
  }

  async listReads({ order, offset, limit, filter }: ListQuery<Sort, Filter>): Promise<Page<PersonalReadDto>> {
    const what = filter.what === undefined ? null : readStates(filter.what, PERSONAL_DATA, 'what');
    const users = filter.userId === undefined ? null : readIds(filter.userId);
    const { from, to } = readPeriod(filter);
    const where = `($1::text[] is null or what = any($1)) and ($2::uuid[] is null or user_id = any($2))
      and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)`;
    const rows = await this.dataSource.query<PersonalReadDto[]>(
      `select read.id, read.at, read.user_id as "userId", account.name as "user", token.name as token, read.what,
         read.subject_id as "subjectId", entry.name as subject
       from (select * from personal_reads where ${where} order by at ${order}, id ${order} offset $5 limit $6) read
         left join subject_names account on account.kind = 'user' and account.id = read.user_id
         left join subject_names token on token.kind = 'token' and token.id = read.user_id
         left join subject_names entry on entry.kind = 'entry' and entry.id = case when read.what in ${ABOUT_ENTRIES} then read.subject_id::uuid end
       order by read.at ${order}, read.id ${order}`,
      [what, users, from, to, offset, limit],
    );
    const [counted] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::integer as total from personal_reads where ${where}`,
      [what, users, from, to],
    );
    return { rows: rows.map((row) => ({ ...row, id: Number(row.id) })), total: counted.total };
  }
}
