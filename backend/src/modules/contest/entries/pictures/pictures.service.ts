import { buffer } from 'node:stream/consumers';
import { type Locale, ownerText } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DomainError } from '../../../../common/errors/domain-error.js';
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

/**
 * Draws the pictures of entries, one at a time, and keeps them in memory for a while. Whether a visitor may see an entry
 * is decided before.
 */
@Injectable()
export class PicturesService {
  private readonly queue = pLimit(1);
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: KEPT_MS,
  });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly storage: Storage,
  ) {}

  /** Throws UNAVAILABLE while too many pictures wait. */
  async draw(entry: PictureOfEntry, size: PictureSize, language: Locale): Promise<Buffer> {
    const key = `${versionOf(entry)} ${size} ${language}`;
    const kept = this.kept.get(key);
    if (kept) return kept;
    const running = this.running.get(key);
    if (running) return running;
    if (this.queue.pendingCount >= MAX_WAITING_PICTURES) throw new DomainError('UNAVAILABLE');
    const drawing = this.queue(() => this.drawNew(entry, size, language)).finally(() =>
      this.running.delete(key),
    );
    this.running.set(key, drawing);
    const drawn = await drawing;
    this.kept.set(key, drawn);
    return drawn;
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
