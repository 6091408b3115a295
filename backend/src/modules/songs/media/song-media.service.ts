import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../common/errors/domain-error.js';
import { clientHas } from '../../../common/http/if-none-match.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { Storage } from '../../../infra/storage/storage.js';
import { drawnVersionOf } from '../drawn-covers/drawn-cover.js';
import { DRAWN_SIZES, DrawnCovers, shareVersionOf } from '../drawn-covers/drawn-covers.service.js';
import type { CoverQueryDto, CoverSize } from '../dto/cover-query.dto.js';
import { audioVersionOf } from '../dto/song.dto.js';
import { fileVersionOf } from '../file-names.js';
import { isPublished, lyricsFileOf, pageCoverOf, type Song } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';
import { AUDIO_FORMATS, audioFormatOf } from '../audio/audio-formats.js';
import type { ByteRange } from './byte-range.js';
import { attachmentOf } from './download-name.js';
import { FileBlocks } from './file-blocks.js';
import { KnownSongs } from './known-songs.js';
import { PreviewLinks } from './preview-links.js';
import { type MediaFile, sendFile } from './send-file.js';

type MediaQuery = { [Name in 'v' | 'key']?: string | undefined };

/** No cache keeps a file that visitors may not have yet. */
export const UNPUBLISHED_CACHE_CONTROL = 'private, no-store';

/** Sends the files of songs. */
@Injectable()
export class SongMediaService {
  private readonly songs: KnownSongs;
  private readonly blocks: FileBlocks;

  constructor(
    songs: SongsQueries,
    changes: ChangeTopics,
    private readonly storage: Storage,
    private readonly quota: MediaQuota,
    private readonly previews: PreviewLinks,
    private readonly drawn: DrawnCovers,
  ) {
    this.songs = new KnownSongs(songs, changes);
    this.blocks = new FileBlocks(storage);
  }

  async sendAudio(id: string, { v, key }: MediaQuery, request: FastifyRequest, reply: FastifyReply) {
    const song = await this.find(id, key);
    await this.sendSong(song, key === undefined && v === audioVersionOf(song.audioHash), request, reply);
  }

  async sendDownload(id: string, { key }: MediaQuery, request: FastifyRequest, reply: FastifyReply) {
    const song = await this.find(id, key);
    const extension = audioFormatOf(song.audioMimeType);
    await this.sendSong(song, false, request, reply, attachmentOf(song, extension));
  }

  async sendLyrics(id: string, query: MediaQuery, request: FastifyRequest, reply: FastifyReply) {
    const song = await this.find(id, query.key);
    await this.sendSmall(song, lyricsFileOf(song), 'text/plain; charset=utf-8', query, request, reply);
  }

  async sendCover(id: string, query: CoverQueryDto, request: FastifyRequest, reply: FastifyReply) {
    const song = await this.find(id, query.key);
    const { size } = query;
    if (size === 'share') return this.sendSharePicture(song, request, reply);
    if (song.coverImageUrl === null) return this.sendDrawnCover(song, { ...query, size }, request, reply);
    const smaller = { full: null, page: pageCoverOf(song), card: song.coverCardUrl }[size];
    // A file may be lost.
    const webp = smaller && (await this.storage.stat(smaller)) ? smaller : null;
    const type = webp ? 'image/webp' : 'image/jpeg';
    await this.sendSmall(song, webp ?? song.coverImageUrl, type, query, request, reply);
  }

  /** Finds a song that is published, or whose key is given. */
  async find(id: string, key: string | undefined): Promise<Song> {
    const song = await this.songs.find(id);
    if (!song || !(isPublished(song) || this.previews.isKeyOf(id, key))) throw new DomainError('NOT_FOUND');
    return song;
  }

  private async sendDrawnCover(
    song: Song,
    { v, key, size }: MediaQuery & { size: CoverSize },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const known = drawnVersionOf(song);
    // A client that has the cover waits for no drawing.
    const { version, content } = clientHas(request, `"${known}"`)
      ? { version: known, content: Buffer.alloc(0) }
      : await this.drawn.draw(song, size);
    const file = {
      key: `${version} ${size}`,
      size: content.length,
      contentType: DRAWN_SIZES[size].contentType,
      etag: `"${version}"`,
      cacheControl: cacheControlOf(song, key === undefined && v === version),
    };
    await this.sendDrawn(file, content, request, reply);
  }

  /** The address has no version, because messengers keep what they show anyway. */
  private async sendSharePicture(song: Song, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const version = shareVersionOf(song);
    const content = clientHas(request, `"${version}"`) ? Buffer.alloc(0) : await this.drawn.drawShared(song);
    const file = {
      key: version,
      size: content.length,
      contentType: 'image/jpeg',
      etag: `"${version}"`,
      cacheControl: isPublished(song) ? 'public, max-age=86400' : UNPUBLISHED_CACHE_CONTROL,
    };
    await this.sendDrawn(file, content, request, reply);
  }

  private async sendDrawn(
    file: MediaFile,
    content: Buffer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const blocks = { read: (_: unknown, { start, end }: ByteRange) => content.subarray(start, end + 1) };
    await sendFile({ blocks, quota: this.quota }, file, request, reply);
  }

  private async sendSong(
    song: Song,
    isVersioned: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
    contentDisposition?: string,
  ): Promise<void> {
    if (!song.audioFileUrl || song.audioSize === null) {
      throw new DomainError('NOT_FOUND', { message: "This song doesn't have an audio file available." });
    }
    const file = {
      key: song.audioFileUrl,
      size: song.audioSize,
      contentType: AUDIO_FORMATS[audioFormatOf(song.audioMimeType)].mimeType,
      etag: `"${song.audioHash}"`,
      cacheControl: cacheControlOf(song, isVersioned),
      ...(contentDisposition === undefined ? {} : { contentDisposition }),
    };
    await sendFile({ blocks: this.blocks, quota: this.quota }, file, request, reply);
  }

  private async sendSmall(
    song: Song,
    file: string | null,
    contentType: string,
    { v, key }: MediaQuery,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const stored = file && (await this.storage.stat(file));
    if (!file || !stored) throw new DomainError('NOT_FOUND');
    const version = fileVersionOf(file);
    const media = {
      key: file,
      size: stored.size,
      contentType,
      etag: `"${version}"`,
      cacheControl: cacheControlOf(song, key === undefined && v === version),
    };
    await sendFile({ blocks: this.blocks, quota: this.quota }, media, request, reply);
  }
}

/** The content of an address with the present version never changes. An address with a key may not be kept. */
function cacheControlOf(song: Song, isVersioned: boolean): string {
  if (!isPublished(song)) return UNPUBLISHED_CACHE_CONTROL;
  return isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache';
}
