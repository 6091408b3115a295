export class WaveformDto {
  /** The loudest sample of each of about 800 equal parts of the song, the loudest of all being 100. */
  peaks: number[];
}
