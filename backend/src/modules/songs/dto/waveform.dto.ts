export class WaveformDto {
  /**
   * The loudest sample of each of about 800 equal parts of the song, the loudest of all being 100.
   * @example [0, 12, 58, 100, 73]
   */
  peaks: number[];
}
