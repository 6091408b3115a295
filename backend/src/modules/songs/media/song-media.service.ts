import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../common/errors/domain-error.js';
import { MediaQuota } from '../../../infra/rate-limit/media-quota.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { CoverQueryDto } from '../dto/cover-query.dto.js';
import { fileVersionOf, versionOf } from '../dto/song.dto.js';
import type { Song } from '../song.entity.js';
import { audioTypeOf } from '../audio-type.js';
import { attachmentOf } from './download-name.js';
import { FileBlocks } from './file-blocks.js';
import { KnownSongs } from './known-songs.js';
import { sendFile } from './send-file.js';

/** Sends the files of songs. */
@Injectable()
export class SongMediaService {
  constructor(
    private readonly songs: KnownSongs,
    private readonly storage: Storage,
    private readonly blocks: FileBlocks,
    private readonly quota: MediaQuota,
  ) {}

  async sendAudio(id: string, version: string | undefined, request: FastifyRequest, reply: FastifyReply) {
    const song = await this.find(id);
    await this.sendSong(song, version === versionOf(song.audioHash), request, reply);
  }

  async sendDownload(id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const song = await this.find(id);
    const { extension } = audioTypeOf(song.audioMimeType);
    await this.sendSong(song, false, request, reply, attachmentOf(song, extension));
  }

  async sendLyrics(id: string, version: string | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { lyricsFileUrl } = await this.find(id);
    await this.sendSmall(lyricsFileUrl, 'text/plain; charset=utf-8', version, request, reply);
  }

  async sendCover(id: string, { size, v }: CoverQueryDto, request: FastifyRequest, reply: FastifyReply) {
    const { coverImageUrl, coverCardUrl } = await this.find(id);
    if (size === 'card' && coverCardUrl) await this.sendSmall(coverCardUrl, 'image/webp', v, request, reply);
    else await this.sendSmall(coverImageUrl, 'image/jpeg', v, request, reply);
  }

  private async find(id: string): Promise<Song> {
    const song = await this.songs.find(id);
    if (!song) throw new DomainError('NOT_FOUND');
    return song;
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
      contentType: audioTypeOf(song.audioMimeType).mimeType,
      etag: `"${song.audioHash}"`,
      isVersioned,
      ...(contentDisposition === undefined ? {} : { contentDisposition }),
    };
    await sendFile({ blocks: this.blocks, quota: this.quota }, file, request, reply);
  }

  private async sendSmall(
    key: string | null,
    contentType: string,
    version: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const stored = key && (await this.storage.stat(key));
    if (!key || !stored) throw new DomainError('NOT_FOUND');
    const fileVersion = fileVersionOf(key);
    const file = {
      key,
      size: stored.size,
      contentType,
      etag: `"${fileVersion}"`,
      isVersioned: version === fileVersion,
    };
    await sendFile({ blocks: this.blocks, quota: this.quota }, file, request, reply);
  }
}
