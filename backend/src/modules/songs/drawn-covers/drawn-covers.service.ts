import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/errors/domain-error.js';
import { KeptDrawings } from '../../../common/images/kept-drawings.js';
import { sharp } from '../../../common/images/sharp.js';
import { withTimeout } from '../../../common/with-timeout.js';
import { Storage } from '../../../infra/storage/storage.js';
import type { CoverSize } from '../dto/cover-query.dto.js';
import { fileVersionOf } from '../file-names.js';
import { groundsOf, type Song } from '../song.entity.js';
import { SongsQueries, type SongToDraw } from '../songs.queries.js';
import { clothOf, UNDYED } from './cloth.js';
import { coverSvg, type DrawnCover } from './cover-svg.js';
import { DRAWING, drawnVersionOf, letterOf } from './drawn-cover.js';
import { drawSharePicture } from './share-picture.js';
import { soundOf } from './sound.js';

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
const MAX_WAITING_SHARED = 30;
/** About ninety. */
const MAX_KEPT_SHARED_BYTES = 8 * 1024 * 1024;
const UPLOADED_WITHIN_MS = 5_000;

export interface DrawnFile {
  /** Of the content. */
  version: string;
  content: Buffer;
}

/** The row changed after the caller had read it. Songs with one drawing share this error, so it names none of them. */
class ChangedSongError extends Error {}

/**
 * Draws the covers of songs that have none, and the pictures beside links to songs. Whether a visitor may see a song is
 * decided before.
 */
@Injectable()
export class DrawnCovers {
  private readonly drawings = new KeptDrawings({
    maxWaiting: MAX_WAITING_COVERS,
    maxKeptBytes: MAX_KEPT_BYTES,
  });
  /** A queue of their own: they wait for the storage, and no cover waits for them. */
  private readonly shared = new KeptDrawings({
    maxWaiting: MAX_WAITING_SHARED,
    maxKeptBytes: MAX_KEPT_SHARED_BYTES,
  });

  constructor(
    private readonly songs: SongsQueries,
    private readonly storage: Storage,
  ) {}

  /** Throws UNAVAILABLE while too many covers wait, and NOT_FOUND if the song was deleted meanwhile. */
  async draw(song: Omit<SongToDraw, 'waveform'>, size: CoverSize): Promise<DrawnFile> {
    const version = drawnVersionOf(song);
    try {
      const draw = async () => rasterOf(await coverSvg(await this.find(song)), size);
      return { version, content: await this.drawings.get(`${version} ${size}`, draw) };
    } catch (error) {
      if (error instanceof ChangedSongError) return this.draw(await this.findRow(song.id), size);
      throw error;
    }
  }

  /** As `draw`, for the picture beside links. */
  async drawShared(song: Song): Promise<Buffer> {
    const { title, titleMalayalam, artist } = song;
    const texts = { title: titleMalayalam ?? title, second: titleMalayalam === null ? '' : title, artist };
    const draw = async () => drawSharePicture({ ...texts, ...(await this.coverOf(song)) });
    try {
      return await this.shared.get(shareVersionOf(song), draw);
    } catch (error) {
      if (error instanceof ChangedSongError) throw new DomainError('UNAVAILABLE');
      throw error;
    }
  }

  /** The cover with the colors for what is beside it. */
  private async coverOf(song: Song): Promise<{ cover: Buffer; ground: string; ink: string }> {
    if (song.coverImageUrl === null) {
      const drawn = await this.find(song);
      const { ground, letter: ink } = drawn.waveform ? clothOf(soundOf(drawn.waveform)) : UNDYED;
      return { cover: Buffer.from(await coverSvg(drawn)), ground, ink };
    }
    const cover = await withTimeout(UPLOADED_WITHIN_MS, this.readUploaded(song.coverImageUrl));
    const grounds = groundsOf(song);
    const { ground, ink } = grounds?.choices[grounds.chosen]?.day ?? { ...UNDYED, ink: UNDYED.letter };
    return { cover, ground, ink };
  }

  private async readUploaded(key: string): Promise<Buffer> {
    if ((await this.storage.stat(key)) === null) throw new DomainError('NOT_FOUND');
    return buffer(await this.storage.stream(key));
  }

  private async findRow(id: string): Promise<SongToDraw> {
    const song = await this.songs.findToDraw(id);
    if (!song) throw new DomainError('NOT_FOUND');
    return song;
  }

  /** The content of a version that the caller has computed. */
  private async find(known: Omit<SongToDraw, 'waveform'>): Promise<DrawnCover> {
    const song = await this.findRow(known.id);
    if (drawnVersionOf(song) !== drawnVersionOf(known)) throw new ChangedSongError();
    const { processing, durationSeconds } = song;
    const waveform = processing === 'done' ? song.waveform : null;
    return { letter: letterOf(song), waveform, durationSeconds };
  }
}

/** Identifies the picture beside links to a song. */
export function shareVersionOf(song: Song): string {
  const { title, titleMalayalam, artist, coverImageUrl } = song;
  const cover = coverImageUrl === null ? drawnVersionOf(song) : fileVersionOf(coverImageUrl);
  const content = [DRAWING, cover, title, titleMalayalam, artist, groundsOf(song)];
  return `s${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)}`;
}

function rasterOf(svg: string, size: CoverSize): Promise<Buffer> {
  const { side, contentType } = DRAWN_SIZES[size];
  const picture = sharp(Buffer.from(svg)).resize(side, side).removeAlpha();
  return contentType === 'image/png'
    ? picture.png({ compressionLevel: 7 }).toBuffer()
    : picture.webp({ lossless: true, effort: 2 }).toBuffer();
}
