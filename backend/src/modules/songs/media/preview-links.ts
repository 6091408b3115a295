import { Inject, Injectable } from '@nestjs/common';
import { isSignature, sign } from '../../../common/signatures.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { SongsInTexts } from '../../texts/songs-in-texts.service.js';
import { type AdminSongDto, toAdminSongDto } from '../dto/song.dto.js';
import { isPublished, type Song } from '../song.entity.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The addresses of the files of a song that is not published. Only the owner receives them, and each has a key, because
 * a browser sends no token with the request of an `<audio>` or `<img>`. A key works on the day of its response and the
 * next day (UTC).
 */
@Injectable()
export class PreviewLinks {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly texts: SongsInTexts,
  ) {}

  /** The song for the owner, with keys in its addresses while it is not published. */
  async toDto(song: Song): Promise<AdminSongDto> {
    const [dto] = await this.toDtos([song]);
    return dto!;
  }

  async toDtos(songs: Song[]): Promise<AdminSongDto[]> {
    const { notPublicSince } = this.settings;
    const named = await this.texts.findSlugs();
    return songs.map((song) => {
      const key = isPublished(song) ? null : sign(this.config.linkSecret, keyedText(song.id, today()));
      return toAdminSongDto(song, key, { named, notPublicSince });
    });
  }

  isKeyOf(songId: string, key: string | undefined): boolean {
    if (key === undefined) return false;
    return [today(), today() - 1].some((day) =>
      isSignature(this.config.linkSecret, keyedText(songId, day), key),
    );
  }
}

function today(): number {
  return Math.floor(Date.now() / DAY_MS);
}

function keyedText(songId: string, day: number): string {
  return `preview ${songId} ${day}`;
}
