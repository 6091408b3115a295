import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../../common/batching/in-batches.js';
import { ConflictError, NotFoundError } from '../../common/errors/domain-error.js';
import { Changes } from '../../database/changes.js';
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

/** Who plays or downloads: a user, or else the address. */
export interface Listener {
  userId: string | null;
  address: string;
}

type Recorded = readonly [songId: string, userId: string | null, ipAddress: string];
type Vote = readonly [songId: string, userId: string, type: VoteType];

interface VoteRow {
  /** Null where there is no such song. */
  upvotes: number | null;
  downvotes: number | null;
  type: VoteType | null;
  moved: boolean;
}

/**
 * What people do with songs. Plays, downloads and votes are written in batches, which keep each song's counters equal to
 * its rows.
 */
@Injectable()
export class SongInteractionsService {
  private readonly plays = inBatches<Recorded, void>((plays) =>
    this.record(findRecorded('play'), RECORD_PLAYS, plays),
  );
  private readonly downloads = inBatches<Recorded, void>((downloads) =>
    this.record(findRecorded('download'), RECORD_DOWNLOADS, downloads),
  );
  private readonly castVotes = inBatches<Vote, VoteResultDto>((votes) => this.vote(CAST_VOTES, votes));
  private readonly removedVotes = inBatches<Vote, VoteResultDto>((votes) => this.vote(REMOVE_VOTES, votes));

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  /** Counts a listener once for each song; a second time changes nothing. */
  recordPlay(songId: string, { userId, address }: Listener): Promise<void> {
    return this.plays([songId, userId, toInet(address)]);
  }

  /** As `recordPlay`. */
  recordDownload(songId: string, { userId, address }: Listener): Promise<void> {
    return this.downloads([songId, userId, toInet(address)]);
  }

  /** Refused while the user's opposite vote stands; the same vote again changes nothing. */
  async castVote(songId: string, userId: string, type: VoteType): Promise<VoteResultDto> {
    const vote = await this.castVotes([songId, userId, type]);
    if (vote.type !== type) {
      throw new ConflictError(
        'VOTE_ALREADY_CAST',
        `You have already ${vote.type}d this song. Remove your current vote first.`,
      );
    }
    return vote;
  }

  /** Takes back the user's vote of this type, if it stands. */
  removeVote(songId: string, userId: string, type: VoteType): Promise<VoteResultDto> {
    return this.removedVotes([songId, userId, type]);
  }

  addFavorite(songId: string, userId: string): Promise<void> {
    return this.keepFavorite(ADD_FAVORITE, songId, userId);
  }

  removeFavorite(songId: string, userId: string): Promise<void> {
    return this.keepFavorite(REMOVE_FAVORITE, songId, userId);
  }

  /** Most who play a song have played it before: a plain read turns them away, without waiting for the lock. */
  private async record(
    find: string,
    record: string,
    asked: readonly Recorded[],
  ): Promise<Array<void | NotFoundError>> {
    const found = await this.dataSource.query<Array<{ known: boolean; recorded: boolean }>>(
      find,
      toColumns(asked),
    );
    const unrecorded = asked.filter((_, index) => found[index]?.known && !found[index].recorded);
    if (unrecorded.length > 0) {
      await this.writeLocked(record, unrecorded);
      this.changes.publishBurst('songs');
    }
    return found.map(({ known }) => (known ? undefined : new NotFoundError()));
  }

  private async vote(sql: string, votes: readonly Vote[]): Promise<Array<VoteResultDto | NotFoundError>> {
    const rows = await this.writeLocked<VoteRow>(sql, votes);
    if (rows.some(({ moved }) => moved)) this.changes.publishBurst('songs');
    return rows.map(({ upvotes, downvotes, type }) =>
      upvotes === null || downvotes === null ? new NotFoundError() : { upvotes, downvotes, type },
    );
  }

  private writeLocked<Row>(sql: string, asked: ReadonlyArray<Recorded | Vote>): Promise<Row[]> {
    const [songIds, ...others] = toColumns(asked);
    return this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_SONGS, [songIds]);
      return manager.query<Row[]>(sql, [songIds, ...others]);
    });
  }

  private async keepFavorite(sql: string, songId: string, userId: string): Promise<void> {
    const songs = await this.dataSource.query<object[]>(sql, [songId, userId]);
    if (songs.length === 0) throw new NotFoundError();
  }
}

/** A proxy may hand on what is no address; such listeners count as one. */
function toInet(address: string): string {
  // The zone that an address of the link may carry (`fe80::1%eth0`) is the host's own name for a network.
  const [withoutZone = ''] = address.split('%', 1);
  return isIP(withoutZone) === 0 ? '0.0.0.0' : withoutZone;
}

function toColumns(rows: ReadonlyArray<Recorded | Vote>): Array<Array<string | null>> {
  return [0, 1, 2].map((column) => rows.map((row) => row[column] ?? null));
}
