import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan } from 'typeorm';
import { contains, readIds, readStates, whereWithin, wordsOf } from '../../common/paging/list-filters.js';
import type { ListQuery, ListRules, Page } from '../../common/paging/list-query.js';
import type { MySongsDto } from './dto/my-songs.dto.js';
import { LOST_AUDIO } from './audio/audio-problems.js';
import { type ListedPublishedSong, Song } from './song.entity.js';
import { findPublished, listPublished } from './song-list.sql.js';

const SORTS = [
  'createdAt',
  'publishedAt',
  'title',
  'artist',
  'releaseDate',
  'upvotes',
  'downvotes',
  'downloadCount',
  'playCount',
] as const;
const FILTERS = ['q', 'id', 'from', 'to', 'status'] as const;

export type SongSort = (typeof SORTS)[number];
export type SongFilter = (typeof FILTERS)[number];
export type SongToDraw = Pick<
  Song,
  'id' | 'title' | 'titleMalayalam' | 'audioHash' | 'processing' | 'durationSeconds' | 'waveform'
>;
export const SONG_LIST_RULES: ListRules<SongSort, SongFilter> = { sort: SORTS, filter: FILTERS };

const CONDITIONS = {
  published: 'song.publishedAt <= :now',
  scheduled: 'song.publishedAt > :now',
  hidden: 'song.publishedAt is null',
};
const STATES = Object.keys(CONDITIONS) as Array<keyof typeof CONDITIONS>;

@Injectable()
export class SongsQueries {
  private readonly listPublishedSql: string;
  private readonly findPublishedSql: string;

  constructor(private readonly dataSource: DataSource) {
    this.listPublishedSql = listPublished(dataSource.getMetadata(Song));
    this.findPublishedSql = findPublished(dataSource.getMetadata(Song));
  }

  listPublished(now: Date, limit: number, offset: number): Promise<ListedPublishedSong[]> {
    return this.dataSource.query<ListedPublishedSong[]>(this.listPublishedSql, [limit, offset, now]);
  }

  async findPublished(id: string, now: Date): Promise<ListedPublishedSong | null> {
    const [song] = await this.dataSource.query<ListedPublishedSong[]>(this.findPublishedSql, [id, now]);
    return song ?? null;
  }

  countPublished(now: Date): Promise<number> {
    return this.dataSource.manager.countBy(Song, { publishedAt: LessThanOrEqual(now) });
  }

  /** Whether a song is published that is none of the example. */
  hasOwn(now: Date): Promise<boolean> {
    return this.dataSource.manager.existsBy(Song, { publishedAt: LessThanOrEqual(now), isExample: false });
  }

  /** Reads two short columns: a sitemap lists every song. */
  listSlugs(now: Date, limit: number): Promise<Array<Pick<Song, 'slug' | 'updatedAt'>>> {
    return this.dataSource.manager.find(Song, {
      select: { slug: true, updatedAt: true },
      where: { publishedAt: LessThanOrEqual(now) },
      order: { publishedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** When the list of published songs changes by itself: the next scheduled time, or null. */
  async findNextPublication(now: Date): Promise<Date | null> {
    const next = await this.dataSource.manager.findOne(Song, {
      select: { id: true, publishedAt: true },
      where: { publishedAt: MoreThan(now) },
      order: { publishedAt: 'ASC' },
    });
    return next?.publishedAt ?? null;
  }

  async listForOwner(query: ListQuery<SongSort, SongFilter>): Promise<Page<Song>> {
    const select = this.dataSource.manager
      .createQueryBuilder(Song, 'song')
      .orderBy({ [`song.${query.sort}`]: query.order, 'song.id': query.order })
      .take(query.limit)
      .skip(query.offset);
    const { q, id, status } = query.filter;
    if (q !== undefined) {
      const columns = ['song.title', 'song.titleMalayalam', 'song.artist'];
      select.andWhere(`(${columns.map((column) => contains(column, ':words')).join(' or ')})`, {
        words: wordsOf(q),
      });
    }
    if (id !== undefined) select.andWhere('song.id = any(:ids)', { ids: readIds(id) });
    if (status !== undefined) {
      const conditions = readStates(status, STATES).map((state) => CONDITIONS[state]);
      select.andWhere(`(${conditions.join(' or ') || 'false'})`, { now: new Date() });
    }
    whereWithin(select, 'song.createdAt', query.filter);
    const [rows, total] = await select.getManyAndCount();
    return { rows, total };
  }

  find(id: string): Promise<Song | null> {
    return this.dataSource.manager.findOneBy(Song, { id });
  }

  /** What the drawn cover of a song shows, in one read, so that all of it belongs together. */
  findToDraw(id: string): Promise<SongToDraw | null> {
    return this.dataSource.manager.findOne(Song, {
      where: { id },
      select: {
        id: true,
        title: true,
        titleMalayalam: true,
        audioHash: true,
        processing: true,
        durationSeconds: true,
        waveform: true,
      },
    });
  }

  async findWaveform(id: string): Promise<number[] | null> {
    const song = await this.dataSource.manager.findOne(Song, {
      where: { id },
      select: { id: true, waveform: true },
    });
    return song?.waveform ?? null;
  }

  /** Returns the song votes and favorites of a user on published songs. */
  async findMine(userId: string): Promise<MySongsDto> {
    const [mine] = await this.dataSource.query<[MySongsDto]>(
      `with published as (select id from uploaded_songs where published_at <= $2)
       select
         (select coalesce(json_agg(json_build_object('songId', song_id, 'type', interaction_type) order by id), '[]')
          from song_interactions
          where user_id = $1 and interaction_type in ('upvote', 'downvote') and song_id in (select id from published)) as votes,
         (select coalesce(json_agg(song_id order by created_at, song_id), '[]')
          from user_favorites where user_id = $1 and song_id in (select id from published)) as favorites`,
      [userId, new Date()],
    );
    return mine;
  }

  /** Returns songs whose page cover is missing or is that of a former cover. */
  findWithoutPageCover(limit: number): Promise<Array<Pick<Song, 'id' | 'coverImageUrl'>>> {
    return this.dataSource.manager
      .createQueryBuilder(Song, 'song')
      .select(['song.id', 'song.coverImageUrl'])
      .where(
        `regexp_replace(song.coverPageUrl, '[.][^/]*$', '') is distinct from regexp_replace(song.coverImageUrl, '[.][^/]*$', '')`,
      )
      .orderBy('song.id')
      .take(limit)
      .getMany();
  }

  /** Also what was missing: a volume may have been away. In no order: a file that fails to be read each time must not keep the others waiting. */
  findUninspectedAudio(limit: number): Promise<Array<{ id: string; audio: string }>> {
    return this.dataSource.query<Array<{ id: string; audio: string }>>(
      `select id, audio_file_url as audio from uploaded_songs
       where audio_file_url is not null
         and (audio_inspection->>'audio' is distinct from audio_file_url or audio_inspection->>'problem' = $2)
       order by random() limit $1`,
      [limit, LOST_AUDIO],
    );
  }

  /** Returns the keys that no song names. */
  async findUnnamedFiles(keys: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `select key from unnest($1::text[]) key
       where not exists (
         select from uploaded_songs
         where key in (audio_file_url, cover_image_url, cover_page_url, cover_card_url, lyrics_file_url))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}
