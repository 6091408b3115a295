import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ErasureRequestDto } from './erasure-request.dto.js';
import { DUE_AT, IS_HELD } from './erasure-requests.sql.js';

const MAX_LISTED = 200;

@Injectable()
export class ErasureRequestsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Those that wait for the site first, the oldest of them first; then the newest of the others. */
  listRequests(): Promise<ErasureRequestDto[]> {
    return this.dataSource.query<ErasureRequestDto[]>(
      `select request.id, request.entry_id as "entryId", nullif(entry.name, '') as name, request.contest_id as "contestId", contest.title as contest,
         state, asked_at as "askedAt", expires_at as "linkExpiresAt", confirmed_at as "confirmedAt", ${DUE_AT} as "dueAt",
         request.erased_at as "erasedAt", ${IS_HELD} as "isHeld"
       from erasure_requests request join contests contest on contest.id = request.contest_id
       left join contest_entries entry on entry.id = request.entry_id
       order by state not in ('confirmed', 'held'), case when state in ('confirmed', 'held') then confirmed_at end,
         asked_at desc, request.id
       limit ${MAX_LISTED}`,
    );
  }
}
