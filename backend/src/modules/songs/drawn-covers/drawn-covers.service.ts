import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DomainError } from '../../../common/errors/domain-error.js';
import { sharp } from '../../../common/images/sharp.js';
import type { CoverQueryDto } from '../dto/cover-query.dto.js';
import type { Song } from '../song.entity.js';
import { SongsQueries } from '../songs.queries.js';
import { coverSvg } from './cover-svg.js';
import { drawnVersionOf, letterOf } from './drawn-cover.js';

type CoverSize = CoverQueryDto['size'];

/**
 * The sizes of uploaded covers. Flat colors are sharper and smaller without loss. The full one is also a picture of
 * links and feeds, which not all read as WebP.
 */
export const DRAWN_SIZES = {
  full: { side: 1_200, contentType: 'image/png' },
  page: { side: 800, contentType: 'image/webp' },
  card: { side: 400, contentType: 'image/webp' },
} as const;

/** A visitor who scrolls through a list of a hundred songs asks for all of their covers at once. */
export const MAX_WAITING_COVERS = 300;
/** About two thousand cards. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

export interface DrawnFile {
  version: string;
  content: Buffer;
}

/**
 * Draws the covers of songs that have none, one at a time, and keeps them in memory. Whether a visitor may see a song is
 * decided before.
 */
@Injectable()
export class DrawnCovers {
  private readonly queue = pLimit(1);
  private readonly running = new Map<string, Promise<DrawnFile>>();
  private readonly kept = new LRUCache<string, DrawnFile>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ content }) => content.length,
  });

  constructor(private readonly songs: SongsQueries) {}

  /** Throws UNAVAILABLE while too many covers wait, and NOT_FOUND if the song was deleted meanwhile. */
  draw(song: Song, size: CoverSize): Promise<DrawnFile> {
    const key = `${drawnVersionOf(song)} ${size}`;
    const kept = this.kept.get(key);
    if (kept) return Promise.resolve(kept);
    const running = this.running.get(key);
    if (running) return running;
    if (this.queue.pendingCount >= MAX_WAITING_COVERS) throw new DomainError('UNAVAILABLE');
    const drawing = this.queue(() => this.drawNew(song.id, size)).finally(() => this.running.delete(key));
    this.running.set(key, drawing);
    return drawing;
  }

  /** The row may have changed since the caller read it, so the version is that of the row that is drawn. */
  private async drawNew(id: string, size: CoverSize): Promise<DrawnFile> {
    const song = await this.songs.findToDraw(id);
    if (!song) throw new DomainError('NOT_FOUND');
    const { waveform, processing, durationSeconds } = song;
    const svg = await coverSvg({
      letter: letterOf(song),
      waveform: processing === 'done' ? waveform : null,
      durationSeconds,
    });
    const drawn = { version: drawnVersionOf(song), content: await rasterOf(svg, size) };
    this.kept.set(`${drawn.version} ${size}`, drawn);
    return drawn;
  }
}

function rasterOf(svg: string, size: CoverSize): Promise<Buffer> {
  const { side, contentType } = DRAWN_SIZES[size];
  const picture = sharp(Buffer.from(svg)).resize(side, side).removeAlpha();
  return contentType === 'image/png'
    ? picture.png({ compressionLevel: 7 }).toBuffer()
    : picture.webp({ lossless: true, effort: 2 }).toBuffer();
}
