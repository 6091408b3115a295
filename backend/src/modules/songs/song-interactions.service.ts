import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/errors/domain-error.js';
import { Changes } from '../../database/changes.js';
import type { VoteResultDto } from './dto/vote.dto.js';
import {
  ADD_FAVORITE,
  CAST_VOTE,
  RECORD_DOWNLOAD,
  RECORD_PLAY,
  REMOVE_FAVORITE,
  REMOVE_VOTE,
} from './song-interactions.sql.js';
import type { VoteType } from './song-interaction.entity.js';

/** Who plays or downloads: a user, or else the address. */
export interface Listener {
  userId: string | null;
  address: string;
}

interface VoteRow {
  upvotes: number;
  downvotes: number;
  type: VoteType | null;
  changed: boolean;
}

/** What people do with songs. Each is one statement, which keeps the song's counters equal to its rows. */
@Injectable()
export class SongInteractionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
  ) {}

  /** Counts a listener once for each song; a second time changes nothing. */
  recordPlay(songId: string, listener: Listener): Promise<void> {
    return this.record(RECORD_PLAY, songId, listener);
  }

  /** As `recordPlay`. */
  recordDownload(songId: string, listener: Listener): Promise<void> {
    return this.record(RECORD_DOWNLOAD, songId, listener);
  }

  /** Refused while the user's opposite vote stands; the same vote again changes nothing. */
  async castVote(songId: string, userId: string, type: VoteType): Promise<VoteResultDto> {
    const vote = await this.vote(CAST_VOTE, songId, userId, type);
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
    return this.vote(REMOVE_VOTE, songId, userId, type);
  }

  async addFavorite(songId: string, userId: string): Promise<void> {
    await this.runOnSong(ADD_FAVORITE, [songId, userId]);
  }

  async removeFavorite(songId: string, userId: string): Promise<void> {
    await this.runOnSong(REMOVE_FAVORITE, [songId, userId]);
  }

  private async record(sql: string, songId: string, { userId, address }: Listener): Promise<void> {
    // A proxy may hand on what is no address; such listeners count as one.
    const ipAddress = isIP(address) === 0 ? '0.0.0.0' : address;
    const { changed } = await this.runOnSong<{ changed: boolean }>(sql, [songId, userId, ipAddress]);
    if (changed) this.changes.publishBurst('songs');
  }

  private async vote(sql: string, songId: string, userId: string, type: VoteType): Promise<VoteResultDto> {
    const { changed, ...vote } = await this.runOnSong<VoteRow>(sql, [songId, userId, type]);
    if (changed) this.changes.publishBurst('songs');
    return vote;
  }

  private async runOnSong<Row>(sql: string, parameters: unknown[]): Promise<Row> {
    const [row] = await this.dataSource.query<Row[]>(sql, parameters);
    if (!row) throw new NotFoundError();
    return row;
  }
}
