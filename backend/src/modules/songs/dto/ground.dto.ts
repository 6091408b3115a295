import { IsInt, Max, Min } from 'class-validator';
import { MAX_GROUNDS } from '../grounds/max-grounds.js';

/** The colors of a song's page in one theme, as `#rrggbb`. */
export class GroundColorsDto {
  /** Whether the ground is dark, and its text light. */
  isDark: boolean;

  /** @example #0d4636 */
  ground: string;

  /** @example #fbf7ee */
  ink: string;

  /**
   * The part of the waveform that has not been played; what has been played is in ink.
   * @example #608e7a
   */
  wave: string;
}

/** The colors of a song's page: those by day, and those of the dark theme. */
export class GroundDto {
  day: GroundColorsDto;
  night: GroundColorsDto;
}

export class ChosenGroundDto {
  /**
   * The position in the song's `grounds`.
   * @example 0
   */
  @IsInt()
  @Min(0)
  @Max(MAX_GROUNDS - 1)
  chosen: number;
}
