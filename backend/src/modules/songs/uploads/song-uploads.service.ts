import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { violates } from '../../../common/errors/database-error.js';
import { DecodesBusy, type SenderNetwork } from '../../../common/images/decode-image.js';
import { IMAGE_TOO_LARGE, processCover, type ProcessedCover } from '../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../common/multipart/read-multipart.js';
import { validateForm } from '../../../common/validation/validate.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { inTransaction } from '../../../database/transaction.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { SONG_UPLOAD_FIELDS, SongUploadDto, toColumns } from '../dto/song-details.dto.js';
import { Song } from '../song.entity.js';
import { SongFiles } from '../song-files.js';
import { slugOf, slugOfNamesake } from '../../../common/slug.js';
import { Waveforms } from '../waveforms/waveforms.service.js';
import { type AudioTags, NO_TAGS } from './audio-tags.js';
import { missingAudio, SongAudio, type StoredAudio, toAudioColumns } from './song-audio.js';

/** 20,000 characters of Malayalam, at three bytes each. */
const MAX_FIELD_BYTES = 64 * 1024;

export interface SongUpload {
  uploadedBy: string;
  details: SongUploadDto;
  audio: Readable;
  cover?: Buffer;
  isExample?: boolean;
}

type NewSong = Partial<Song> & { title: string };

@Injectable()
export class SongUploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly files: SongFiles,
    private readonly audio: SongAudio,
    private readonly waveforms: Waveforms,
    private readonly audit: AuditLog,
  ) {}

  /** Adds a song without a form. */
  uploadSong({ uploadedBy, details, audio, cover, isExample = false }: SongUpload): Promise<Song> {
    return this.files.deleteOnError(async (keys) => {
      const stored = await this.audio.formFile(uploadedBy, keys).read(audio, {});
      return this.createSong(null, uploadedBy, details, stored, cover, keys, null, isExample);
    });
  }

  /** Reads the console's upload form: text fields, audio and cover, in any order. */
  receiveSong(uploadedBy: string, request: FastifyRequest): Promise<Song> {
    return this.files.deleteOnError(async (keys) => {
      const formFile = this.audio.formFile(uploadedBy, keys);
      const audioRule: typeof formFile = {
        ...formFile,
        read: async (content, fields) => {
          // Text that arrived first is validated first, before 50 MB are received.
          if ('title' in fields && 'artist' in fields) await validateForm(SongUploadDto, fields);
          return formFile.read(content, fields);
        },
      };
      const { fields, files } = await readMultipart(request, {
        fields: SONG_UPLOAD_FIELDS,
        maxFieldBytes: MAX_FIELD_BYTES,
        files: { audio: audioRule, cover: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
      });
      const details = await validateForm(SongUploadDto, fields);
      const [audio, network] = [files.audio ?? null, networkOf(request.ip)];
      return this.createSong(uploadedBy, uploadedBy, details, audio, files.cover, keys, network);
    });
  }

  private async createSong(
    actorId: string | null,
    uploadedBy: string,
    details: SongUploadDto,
    audio: StoredAudio | null,
    cover: Buffer | undefined,
    keys: string[],
    network: SenderNetwork,
    isExample = false,
  ): Promise<Song> {
    if (!audio) throw missingAudio();
    const tags = details.withoutTags === 'true' ? NO_TAGS : audio.tags;
    const coverFile = cover?.length ? await processCover(cover, network) : await coverOf(tags, network);
    const coverKeys = coverFile && (await this.files.writeCover(uploadedBy, coverFile, keys));
    const description = details.description ?? tags.lyrics;
    const lyricsKey = description === null ? null : this.files.newLyricsKey(uploadedBy);
    if (lyricsKey) await this.files.write(lyricsKey, description ?? '', keys);
    const song = await this.insert(actorId, {
      ...toColumns(details),
      description,
      areLyricsFromTags: details.description == null && description !== null,
      ...toAudioColumns(audio),
      ...coverKeys,
      lyricsFileUrl: lyricsKey,
      ...(details.hidden === 'true' && { publishedAt: null }),
      uploadedBy,
      isExample,
    });
    await this.changes.publish('songs');
    await this.waveforms.request(song.id);
    return song;
  }

  private async insert(actorId: string | null, row: NewSong): Promise<Song> {
    try {
      return await this.insertAs(slugOf(row.title, 'song'), actorId, row);
    } catch (error) {
      if (!violates(error, 'uploaded_songs_slug_key')) throw error;
      return this.insertAs(slugOfNamesake(row.title, 'song'), actorId, row);
    }
  }

  private insertAs(slug: string, actorId: string | null, row: NewSong): Promise<Song> {
    return inTransaction(this.dataSource, async ({ manager }) => {
      const song = await manager.save(manager.create(Song, { ...row, slug }));
      await this.audit.record(manager, {
        action: 'song.upload',
        actorId,
        subjectId: song.id,
        data: { audioHash: song.audioHash },
        after: toColumns(song),
      });
      return song;
    });
  }
}

/** Ignores a broken picture in the tags, because the owner did not choose it. A whole one waits for its turn, or for another try. */
async function coverOf({ picture }: AudioTags, network: SenderNetwork): Promise<ProcessedCover | null> {
  if (!picture) return null;
  return processCover(picture, network).catch((error: unknown) => {
    if (error instanceof DecodesBusy) throw error;
    return null;
  });
}
