export class WaveformDto {
  /**
   * The peaks of about 800 equal parts of the song, from 0 to 100, the loudest.
   * @example [0, 12, 58, 100, 73]
   */
  peaks: number[];
}
