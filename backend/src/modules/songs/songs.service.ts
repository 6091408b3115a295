import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { CachedResponse } from '../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../common/cached-response/cached-responses.js';
import { Changes } from '../../infra/changes/changes.js';
import { inTransaction } from '../../database/transaction.js';
import { toSongDto } from './dto/song.dto.js';
import type { ListSongsDto } from './dto/list-songs.dto.js';
import type { WaveformDto } from './dto/waveform.dto.js';
import { filesOf, SongFiles } from './song-files.js';
import { SongInteraction } from './song-interaction.entity.js';
import { isPublished, Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';

@Injectable()
export class SongsService {
  private readonly lists: CachedResponses;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly songs: SongsQueries,
    private readonly files: SongFiles,
  ) {
    this.lists = new CachedResponses(changes, ['songs']);
  }

  /** Returns the public list, newest first, as a cached response that is dropped when a song changes or is published. */
  listNewest({ limit, offset }: ListSongsDto): Promise<CachedResponse> {
    return this.lists.get(`${limit},${offset}`, async () => {
      const now = new Date();
      const [songs, nextPublication] = await Promise.all([
        this.songs.listPublished(now, limit, offset),
        this.songs.findNextPublication(now),
      ]);
      return new CachedResponse(
        JSON.stringify(songs.map((song) => toSongDto(song))),
        'application/json; charset=utf-8',
        { 'cache-control': 'no-cache' },
        nextPublication,
        'secret',
      );
    });
  }

  async findSong(id: string): Promise<Song> {
    const song = await this.songs.find(id);
    if (!song) throw new DomainError('NOT_FOUND');
    return song;
  }

  async findWaveform(id: string): Promise<WaveformDto> {
    const peaks = await this.songs.findWaveform(id);
    if (!peaks) throw new DomainError('NOT_FOUND');
    return { peaks };
  }

  /** Publishes the song. A song that is published already keeps its time with `now`. */
  async publish(id: string, publishAt: Date | 'now'): Promise<Song> {
    if (publishAt !== 'now') return this.setPublication(id, publishAt);
    const now = new Date();
    const song = await this.findSong(id);
    return isPublished(song, now) ? song : this.setPublication(id, now);
  }

  /** Hides the song from visitors. Keeps its statistics and its address. */
  hide(id: string): Promise<Song> {
    return this.setPublication(id, null);
  }

  private async setPublication(id: string, publishedAt: Date | null): Promise<Song> {
    const { affected } = await this.dataSource.manager.update(Song, { id }, { publishedAt });
    if (!affected) throw new DomainError('NOT_FOUND');
    await this.changes.publish('songs');
    return this.findSong(id);
  }

  /** Sets the four counters to 0 and deletes the interactions. */
  async resetStatistics(id: string): Promise<Song> {
    return inTransaction(this.dataSource, async (tx) => {
      // Before the deletion, because this locks the row: a concurrent play or vote waits, then counts from 0.
      const { affected } = await tx.manager.update(
        Song,
        { id },
        { upvotes: 0, downvotes: 0, playCount: 0, downloadCount: 0 },
      );
      if (!affected) throw new DomainError('NOT_FOUND');
      await tx.manager.delete(SongInteraction, { songId: id });
      tx.afterCommit(() => this.changes.publish('songs'));
      return tx.manager.findOneByOrFail(Song, { id });
    });
  }

  /** Deletes a song with its interactions and favorites, then its files. */
  async deleteSong(id: string): Promise<void> {
    const song = await inTransaction(this.dataSource, async ({ manager }) => {
      // Locked, so that the files of an edit at the same time are deleted too.
      const locked = await manager.findOne(Song, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new DomainError('NOT_FOUND');
      await manager.delete(Song, { id });
      return locked;
    });
    await this.changes.publish('songs');
    await this.files.delete(filesOf(song));
  }
}
