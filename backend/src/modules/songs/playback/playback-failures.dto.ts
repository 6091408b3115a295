import { IsIn } from 'class-validator';
import type { PlaybackFailureKind } from './playback-failure.entity.js';

const KINDS = ['damaged', 'unsupported'] as const satisfies PlaybackFailureKind[];

export class PlaybackFailureDto {
  /** `damaged`: the browser could not decode what arrived. `unsupported`: it does not know the format. */
  @IsIn(KINDS)
  kind: PlaybackFailureKind;
}

export class FailuresOfSongDto {
  /** @example 7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10 */
  songId: string;
  /**
   * Listeners whose browser could not decode what arrived.
   * @example 0
   */
  damaged: number;
  /**
   * Listeners whose browser does not know the format.
   * @example 3
   */
  unsupported: number;
}
