import type { AuditAction } from '@paattu/shared/audit-actions';
import { MAX_IMAGE_BYTES } from '@paattu/shared/rules';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { violates } from '../../../common/errors/database-error.js';
import { slugOf, slugOfNamesake } from '../../../common/slug.js';
import { requireVersion, versionOf } from '../../../common/http/if-match.js';
import { IMAGE_TOO_LARGE, processCover } from '../../../common/images/process-image.js';
import { readMultipart, smallFile } from '../../../common/multipart/read-multipart.js';
import { networkOf } from '../../../infra/rate-limit/network.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { ChangeTopics } from '../../../infra/changes/change-topics.js';
import { inTransaction } from '../../../database/transaction.js';
import { type Act, AuditLog } from '../../audit/audit-log.service.js';
import { type SongDetailColumns, type SongDetailsDto, toColumns } from '../dto/song-details.dto.js';
import { PlaybackFailure } from '../playback/playback-failure.entity.js';
import { SongsInTexts } from '../../texts/songs-in-texts.service.js';
import { type AddressHold, addressStays, groundsOf, Song } from '../song.entity.js';
import { type CoverColumns, filesOf, SongFiles } from '../song-files.js';
import { SongsService } from '../songs.service.js';
import { type AudioColumns, missingAudio, SongAudio, toAudioColumns } from '../uploads/song-audio.js';
import { Waveforms } from '../waveforms/waveforms.service.js';

export const MISSING_COVER = 'Please select an image';
const NO_SUCH_GROUND = 'The cover has no such ground';

type Edit = SongDetailColumns &
  Pick<Song, 'slug' | 'lyricsFileUrl' | 'areLyricsFromTags' | 'processing' | 'waveform'> &
  CoverColumns &
  AudioColumns;

type SongAction = Extract<AuditAction, `song.${string}`>;

/** An edit with its row in the audit log. */
interface Change<Action extends SongAction> extends Omit<Act<Action>, 'actorId' | 'subjectId'> {
  edit: Partial<Edit>;
}

/** Changes the row and the files of a song. Writes new files before the change, and deletes old ones after it. */
@Injectable()
export class SongEditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: ChangeTopics,
    private readonly songs: SongsService,
    private readonly files: SongFiles,
    private readonly audio: SongAudio,
    private readonly waveforms: Waveforms,
    private readonly audit: AuditLog,
    private readonly settings: SiteSettings,
    private readonly texts: SongsInTexts,
  ) {}

  /** Replaces the details of a song, and confirms its lyrics. */
  async editDetails(id: string, editor: string, details: SongDetailsDto, seen: string | null): Promise<Song> {
    try {
      return await this.editAs(slugOf, id, editor, details, seen);
    } catch (error) {
      if (!violates(error, 'uploaded_songs_slug_key')) throw error;
      return this.editAs(slugOfNamesake, id, editor, details, seen);
    }
  }

  private editAs(
    nameSlug: typeof slugOf,
    id: string,
    editor: string,
    details: SongDetailsDto,
    seen: string | null,
  ): Promise<Song> {
    const columns = toColumns(details);
    const { description } = columns;
    return this.files.deleteOnError(async (keys) => {
      await this.songs.findSong(id);
      const lyricsKey = description === null ? null : this.files.newLyricsKey(editor);
      if (lyricsKey) await this.files.write(lyricsKey, description ?? '', keys);
      return this.change(id, editor, keys, (before, hold) => {
        requireVersion(versionOf(toColumns(before)), seen);
        return {
          action: 'song.edit',
          data: {},
          before: toColumns(before),
          after: columns,
          edit: {
            ...columns,
            slug:
              before.title === columns.title || addressStays(before, hold) !== null
                ? before.slug
                : nameSlug(columns.title, 'song'),
            // Unchanged lyrics keep their address, which browsers have cached.
            lyricsFileUrl: (before.description === description && before.lyricsFileUrl) || lyricsKey,
            areLyricsFromTags: false,
          },
        };
      });
    });
  }

  /**
   * Reads the audio from a form with that one file. Votes, plays and the address stay; the waveform is drawn again. A
   * player that has begun the old audio gets the new one with its next request.
   */
  async replaceAudio(id: string, editor: string, request: FastifyRequest): Promise<Song> {
    const song = await this.files.deleteOnError(async (keys) => {
      await this.songs.findSong(id);
      const { files } = await readMultipart(request, {
        fields: [],
        maxFieldBytes: 0,
        files: { audio: this.audio.formFile(editor, keys) },
      });
      if (!files.audio) throw missingAudio();
      const audio = toAudioColumns(files.audio);
      return this.change(id, editor, keys, () => ({
        action: 'song.replaceAudio',
        data: { audioHash: audio.audioHash },
        edit: { ...audio, processing: 'pending', waveform: null },
      }));
    });
    await this.waveforms.request(id);
    return song;
  }

  /** Reads the cover from a form with that one file. */
  replaceCover(id: string, editor: string, request: FastifyRequest): Promise<Song> {
    return this.files.deleteOnError(async (keys) => {
      await this.songs.findSong(id);
      const { files } = await readMultipart(request, {
        fields: [],
        maxFieldBytes: 0,
        files: { cover: smallFile(MAX_IMAGE_BYTES, IMAGE_TOO_LARGE) },
      });
      // A browser sends a file field without a choice as an empty file.
      if (!files.cover?.length) throw missingCover();
      const cover = await this.files.writeCover(
        editor,
        await processCover(files.cover, networkOf(request.ip)),
        keys,
      );
      return this.change(id, editor, keys, () => ({ action: 'song.replaceCover', data: {}, edit: cover }));
    });
  }

  removeCover(id: string, editor: string): Promise<Song> {
    return this.change(id, editor, [], () => ({
      action: 'song.removeCover',
      data: {},
      edit: { coverImageUrl: null, coverPageUrl: null, coverCardUrl: null, grounds: null },
    }));
  }

  /** Chooses one of the grounds that were computed from the cover. */
  chooseGround(id: string, editor: string, chosen: number): Promise<Song> {
    return this.change(id, editor, [], (before) => {
      const grounds = groundsOf(before);
      if (!grounds?.choices[chosen]) throw fieldError('VALIDATION_FAILED', 'chosen', NO_SUCH_GROUND);
      return { action: 'song.chooseGround', data: { chosen }, edit: { grounds: { ...grounds, chosen } } };
    });
  }

  /** Locks the row, so that of two edits at once the second sees, and deletes, the files of the first. */
  private change<Action extends SongAction>(
    id: string,
    editor: string,
    written: string[],
    decide: (before: Song, hold: AddressHold) => Change<Action>,
  ): Promise<Song> {
    return inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      // Before the row of the song, as a publication of the texts locks them.
      const hold = {
        named: await this.texts.holdSlugs(manager),
        notPublicSince: await this.settings.findNotPublicSince(manager),
      };
      const before = await manager.findOne(Song, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!before) throw new DomainError('NOT_FOUND');
      const { edit, ...act } = decide(before, hold);
      await manager.update(Song, { id }, edit);
      // They were those of the former audio.
      if (edit.audioFileUrl) await manager.delete(PlaybackFailure, { songId: id });
      await this.audit.record<Action>(manager, { ...act, actorId: editor, subjectId: id });
      const after = await manager.findOneByOrFail(Song, { id });
      tx.afterCommit(() => this.changes.publish('songs'));
      const inUse = new Set(filesOf(after));
      // A listener may be receiving the replaced audio, so the sweep deletes it later.
      const replaced = filesOf(before).filter((key) => key !== before.audioFileUrl);
      const unused = [...replaced, ...written].filter((key) => !inUse.has(key));
      tx.afterCommit(() => this.files.delete(unused));
      return after;
    });
  }
}

function missingCover(): DomainError {
  return fieldError('MISSING_IMAGE', 'cover', MISSING_COVER);
}
