import { buffer } from 'node:stream/consumers';
import { type Locale, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { KeptDrawings } from '../../../../common/images/kept-drawings.js';
import { withTimeout } from '../../../../common/with-timeout.js';
import type { Config } from '../../../../config/config.js';
import { CONFIG } from '../../../../config/config.module.js';
import { Storage } from '../../../../infra/storage/storage.js';
import { translationsOf } from '../../../../translations/index.js';
import { drawPicture } from './draw-picture.js';
import type { PictureSize } from './layouts.js';
import { type PictureOfEntry, versionOf } from './picture-of-entry.js';

/** A visitor waits for a second or two. */
export const MAX_WAITING_PICTURES = 10;
/** A storage that hangs does not end the pictures of all entries. */
const PHOTO_WITHIN_MS = 5_000;
/** About two hundred pictures. */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;
/** A withdrawn or erased entry leaves the memory too. */
const KEPT_MS = 60 * 60_000;

/** Draws the pictures of entries, and keeps them for a while. Whether a visitor may see an entry is decided before. */
@Injectable()
export class PicturesService {
  private readonly drawings = new KeptDrawings({
    maxWaiting: MAX_WAITING_PICTURES,
    maxKeptBytes: MAX_KEPT_BYTES,
    keptMs: KEPT_MS,
  });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
  ) {}

  /** Throws UNAVAILABLE while too many pictures wait. */
  draw(entry: PictureOfEntry, size: PictureSize, language: Locale): Promise<Buffer> {
    return this.drawings.get(`${versionOf(entry)} ${size} ${language}`, () =>
      this.drawNew(entry, size, language),
    );
  }

  private async drawNew(
    { name, cardKey, contest }: PictureOfEntry,
    size: PictureSize,
    language: Locale,
  ): Promise<Buffer> {
    const photo = await withTimeout(PHOTO_WITHIN_MS, this.readPhoto(cardKey));
    const song = ownerText(language, contest.songTitle, contest.songTitleMalayalam);
    return drawPicture(size, photo, {
      name,
      contest: ownerText(language, contest.title, contest.titleMalayalam),
      song: translationsOf(language).pictures.sings(song),
      host: new URL(this.config.publicUrl).host,
    });
  }

  private async readPhoto(key: string): Promise<Buffer> {
    return buffer(await this.storage.stream(key));
  }
}
