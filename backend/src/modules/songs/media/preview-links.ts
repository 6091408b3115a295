import { Inject, Injectable } from '@nestjs/common';
import { isSignature, sign } from '../../../common/signatures.js';
import type { Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { type AdminSongDto, toAdminSongDto } from '../dto/song.dto.js';
import { isPublished, type Song } from '../song.entity.js';

/**
 * The addresses of the files of a song that is not published. Only the owner receives them, and each has a key, because
 * a browser sends no token with the request of an `<audio>` or `<img>`.
 */
@Injectable()
export class PreviewLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The song for the owner, with keys in its addresses while it is not published. */
  toDto(song: Song): AdminSongDto {
    const key = isPublished(song) ? null : sign(this.config.linkSecret, keyedText(song.id));
    return toAdminSongDto(song, key);
  }

  isKeyOf(songId: string, key: string | undefined): boolean {
    return key !== undefined && isSignature(this.config.linkSecret, keyedText(songId), key);
  }
}

function keyedText(songId: string): string {
  return `preview ${songId}`;
}
