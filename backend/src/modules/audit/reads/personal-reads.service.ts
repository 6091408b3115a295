import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import type { PersonalData } from '../../../common/access/reads-personal-data.js';

/** Records which personal data staff and their programs open: a row for each person, thing and hour. */
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
}
