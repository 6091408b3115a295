import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../../common/batching/in-batches.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { toInet } from '../../infra/rate-limit/network.js';
import type { VoteResultDto } from './dto/vote.dto.js';
import {
  ADD_FAVORITE,
  CAST_VOTES,
  findRecorded,
  LOCK_SONGS,
  RECORD_DOWNLOADS,
  RECORD_PLAYS,
  REMOVE_FAVORITE,
  REMOVE_VOTES,
} from './song-interactions.sql.js';
import type { VoteType } from './song-interaction.entity.js';

/** Counts by user, or by network address without one. */
export interface Listener {
  userId: string | null;
  address: string;
}

type Recorded = readonly [songId: string, userId: string | null, ipAddress: string];
type CastVote = readonly [songId: string, userId: string, type: VoteType];
type RemovedVote = readonly [songId: string, userId: string];
type Input = ReadonlyArray<string | null>;

interface VoteRow {
  /** Null if the song does not exist. */
  upvotes: number | null;
  downvotes: number | null;
  type: VoteType | null;
  changed: boolean;
}

/**
 * Writes plays, downloads, song votes and favorites. Interactions are written in batches, which keep each song's counters
 * equal to its rows.
 */
@Injectable()
export class SongInteractionsService {
  private readonly plays = inBatches<Recorded, number>((plays) =>
    this.record(findRecorded('play'), RECORD_PLAYS, plays),
  );
  private readonly downloads = inBatches<Recorded, number>((downloads) =>
    this.record(findRecorded('download'), RECORD_DOWNLOADS, downloads),
  );
  private readonly castVotes = inBatches<CastVote, VoteResultDto>((votes) => this.vote(CAST_VOTES, votes));
  private readonly removedVotes = inBatches<RemovedVote, VoteResultDto>((votes) =>
    this.vote(REMOVE_VOTES, votes),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
  ) {}

  /** Counts a listener once for each song; a second play changes nothing. Returns how often the song was played. */
  recordPlay(songId: string, { userId, address }: Listener): Promise<number> {
    return this.plays([songId, userId, toInet(address)]);
  }

  /** As `recordPlay`. */
  recordDownload(songId: string, { userId, address }: Listener): Promise<number> {
    return this.downloads([songId, userId, toInet(address)]);
  }

  /** Throws `VOTE_ALREADY_CAST` if the user has cast the opposite vote. Casting the same vote again changes nothing. */
  async castVote(songId: string, userId: string, type: VoteType): Promise<VoteResultDto> {
    const vote = await this.castVotes([songId, userId, type]);
    if (vote.type !== type) {
      throw new DomainError('VOTE_ALREADY_CAST', {
        message: `You have already ${vote.type}d this song. Remove your current vote first.`,
      });
    }
    return vote;
  }

  /** Removes the user's vote, if there is one. */
  removeVote(songId: string, userId: string): Promise<VoteResultDto> {
    return this.removedVotes([songId, userId]);
  }

  addFavorite(songId: string, userId: string): Promise<void> {
    return this.keepFavorite(ADD_FAVORITE, songId, userId);
  }

  removeFavorite(songId: string, userId: string): Promise<void> {
    return this.keepFavorite(REMOVE_FAVORITE, songId, userId);
  }

  /** Most plays repeat an earlier one: a plain read finds those, so that they do not wait for the lock. */
  private async record(
    find: string,
    record: string,
    input: readonly Recorded[],
  ): Promise<Array<number | DomainError>> {
    const found = await this.dataSource.query<Array<{ count: number | null; recorded: boolean }>>(find, [
      ...toColumns(input),
      new Date(),
    ]);
    const unrecorded = input.filter((_, index) => found[index]?.count != null && !found[index].recorded);
    const counts = new Map<string, number>();
    if (unrecorded.length > 0) {
      const changed = await this.writeLocked<{ songId: string; count: number }>(record, unrecorded);
      for (const { songId, count } of changed) counts.set(songId, count);
      this.changes.publishBurst('songs');
    }
    return input.map(
      ([songId], index) => counts.get(songId) ?? found[index]?.count ?? new DomainError('NOT_FOUND'),
    );
  }

  private async vote(sql: string, votes: readonly Input[]): Promise<Array<VoteResultDto | DomainError>> {
    const rows = await this.writeLocked<VoteRow>(sql, votes, new Date());
    if (rows.some(({ changed }) => changed)) this.changes.publishBurst('songs');
    return rows.map(({ upvotes, downvotes, type }) =>
      upvotes === null || downvotes === null ? new DomainError('NOT_FOUND') : { upvotes, downvotes, type },
    );
  }

  private writeLocked<Row>(sql: string, input: readonly Input[], ...more: Date[]): Promise<Row[]> {
    const [songIds, ...others] = toColumns(input);
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_SONGS, [songIds]);
      return manager.query<Row[]>(sql, [songIds, ...others, ...more]);
    });
  }

  private async keepFavorite(sql: string, songId: string, userId: string): Promise<void> {
    const songs = await this.dataSource.query<object[]>(sql, [songId, userId, new Date()]);
    if (songs.length === 0) throw new DomainError('NOT_FOUND');
  }
}

function toColumns(rows: readonly Input[]): Array<Array<string | null>> {
  const columns = rows[0] ?? [];
  return columns.map((_, column) => rows.map((row) => row[column] ?? null));
}
