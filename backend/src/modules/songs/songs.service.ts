import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { cachedJson, type CachedResponse } from '../../common/cached-response/cached-response.js';
import { CachedResponses } from '../../common/cached-response/cached-responses.js';
import { contentRange } from '../../common/paging/list-query.js';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { inTransaction } from '../../database/transaction.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { toColumns } from './dto/song-details.dto.js';
import { toSongDto, withExcerpt } from './dto/song.dto.js';
import type { ListSongsDto } from './dto/list-songs.dto.js';
import type { WaveformDto } from './dto/waveform.dto.js';
import { filesOf, SongFiles } from './song-files.js';
import { SongInteraction } from './song-interaction.entity.js';
import { isAddressKnown, isPublished, Song } from './song.entity.js';
import { SongsQueries } from './songs.queries.js';

@Injectable()
export class SongsService {
  private readonly lists: CachedResponses;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly songs: SongsQueries,
    private readonly files: SongFiles,
    private readonly audit: AuditLog,
    private readonly settings: SiteSettings,
  ) {
    this.lists = new CachedResponses(changes, ['songs']);
  }

  /** Returns the public list, newest first, as a cached response that is dropped when a song changes or is published. */
  listNewest({ limit, offset, lyrics }: ListSongsDto): Promise<CachedResponse> {
    return this.lists.get(`${limit},${offset},${lyrics}`, async () => {
      const now = new Date();
      const [songs, total, nextPublication] = await Promise.all([
        this.songs.listPublished(now, limit, offset),
        this.songs.countPublished(now),
        this.songs.findNextPublication(now),
      ]);
      const headers = { 'content-range': contentRange('songs', offset, { rows: songs, total }) };
      return cachedJson(
        songs.map((song) => (lyrics === 'full' ? toSongDto(song) : withExcerpt(toSongDto(song)))),
        headers,
        nextPublication,
      );
    });
  }

  /** Returns a published song as the list has it. Of another one, visitors learn nothing. */
  async findPublished(id: string): Promise<CachedResponse> {
    const song = await this.songs.findPublished(id, new Date());
    if (!song) throw new DomainError('NOT_FOUND');
    return cachedJson(toSongDto(song));
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
  async publish(id: string, publishAt: Date | 'now', actorId: string): Promise<Song> {
    if (publishAt !== 'now') return this.setPublication(id, publishAt, actorId);
    const now = new Date();
    const song = await this.findSong(id);
    return isPublished(song, now) ? song : this.setPublication(id, now, actorId);
  }

  /** Hides the song from visitors. Keeps its statistics and its address. */
  hide(id: string, actorId: string): Promise<Song> {
    return this.setPublication(id, null, actorId);
  }

  private setPublication(id: string, publishedAt: Date | null, actorId: string): Promise<Song> {
    return inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      const notPublicSince = await this.settings.findNotPublicSince(manager);
      const before = await manager.findOne(Song, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw new DomainError('NOT_FOUND');
      const isKnown = isAddressKnown(before, notPublicSince);
      await manager.update(Song, { id }, { publishedAt, isAddressKnown: isKnown });
      const change = {
        actorId,
        subjectId: id,
        before: { publishedAt: before.publishedAt },
        after: { publishedAt },
      };
      await (publishedAt
        ? this.audit.record(manager, { ...change, action: 'song.publish', data: { publishedAt } })
        : this.audit.record(manager, { ...change, action: 'song.hide', data: {} }));
      afterCommit(() => this.changes.publish('songs'));
      return manager.findOneByOrFail(Song, { id });
    });
  }

  /** Sets the four counters to 0 and deletes the interactions. */
  async resetStatistics(id: string, actorId: string): Promise<Song> {
    return inTransaction(this.dataSource, async (tx) => {
      // Before the deletion, because this locks the row: a concurrent play or vote waits, then counts from 0.
      const before = await tx.manager.findOne(Song, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw new DomainError('NOT_FOUND');
      const { upvotes, downvotes, playCount, downloadCount } = before;
      const zero = { upvotes: 0, downvotes: 0, playCount: 0, downloadCount: 0 };
      await tx.manager.update(Song, { id }, zero);
      await tx.manager.delete(SongInteraction, { songId: id });
      await this.audit.record(tx.manager, {
        action: 'song.resetStatistics',
        actorId,
        subjectId: id,
        data: {},
        before: { upvotes, downvotes, playCount, downloadCount },
        after: zero,
      });
      tx.afterCommit(() => this.changes.publish('songs'));
      return tx.manager.findOneByOrFail(Song, { id });
    });
  }

  /** Deletes a song with its interactions and favorites, then its files. */
  async deleteSong(id: string, actorId: string): Promise<void> {
    const song = await inTransaction(this.dataSource, async ({ manager }) => {
      // Locked, so that the files of an edit at the same time are deleted too.
      const locked = await manager.findOne(Song, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!locked) throw new DomainError('NOT_FOUND');
      await manager.delete(Song, { id });
      await this.audit.record(manager, {
        action: 'song.delete',
        actorId,
        subjectId: id,
        data: {},
        before: toColumns(locked),
      });
      return locked;
    });
    await this.changes.publish('songs');
    await this.files.delete(filesOf(song));
  }
}
