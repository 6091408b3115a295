import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../../../common/errors/domain-error.js';
import { canonicalAddress } from '../../../../../common/addresses/canonical-address.js';
import type { RelatedEntryDto } from './related-entry.dto.js';

const MAX_RELATED = 10;

interface Candidate {
  id: string;
  email: string;
  videoId: string;
}

/** The other entries of the contest with the mailbox or the video of an entry: it may be a resubmission. */
@Injectable()
export class RelatedEntriesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async list(id: string): Promise<RelatedEntryDto[]> {
    const entries = await this.dataSource.query<Candidate[]>(
      `select other.id, other.email, other.video_id as "videoId"
       from contest_entries entry join contest_entries other on other.contest_id = entry.contest_id and other.status <> 'deleted'
       where entry.id = $1 and entry.status <> 'deleted' order by other.submitted_at desc, other.id`,
      [id],
    );
    const own = entries.find((entry) => entry.id === id);
    if (!own) throw new DomainError('NOT_FOUND');
    const mailbox = canonicalAddress(own.email);
    const related = entries
      .filter((entry) => entry !== own)
      .map((entry) => ({
        id: entry.id,
        hasSameMailbox: canonicalAddress(entry.email) === mailbox,
        hasSameVideo: entry.videoId === own.videoId,
      }))
      .filter(({ hasSameMailbox, hasSameVideo }) => hasSameMailbox || hasSameVideo)
      .slice(0, MAX_RELATED);
    const described = await this.dataSource.query<
      Array<Omit<RelatedEntryDto, 'hasSameMailbox' | 'hasSameVideo'>>
    >(
      `select entry.id, name, email, status, submitted_at as "submittedAt", decision.created_at as "decidedAt", decision.reason, decision.sentence
       from contest_entries entry left join lateral (
         select reason, sentence, created_at from entry_events
         where entry_id = entry.id and action in ('approve', 'reject', 'disapprove') order by id desc limit 1) decision on true
       where entry.id = any($1)`,
      [related.map((entry) => entry.id)],
    );
    const byId = new Map(described.map((entry) => [entry.id, entry]));
    return related.flatMap((entry) => {
      const found = byId.get(entry.id);
      return found ? [{ ...found, ...entry }] : [];
    });
  }
}
