/** Measures the peaks of audio, which arrives in portions, in windows of equal length. */
export class PeakMeter {
  private readonly windows: number[] = [];
  private peak = 0;
  private filled = 0;

  constructor(private readonly samplesPerWindow: number) {}

  add(channels: Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length; at += 1) {
      for (const channel of channels) {
        const level = Math.abs(channel[at] ?? 0);
        if (level > this.peak) this.peak = level;
      }
      this.filled += 1;
      if (this.filled === this.samplesPerWindow) this.endWindow();
    }
  }

  /** Returns at most `count` bars for the audio so far; the loudest is 100. */
  bars(count: number): number[] {
    if (this.filled > 0) this.endWindow();
    const bars = Math.min(count, this.windows.length);
    const loudest = Math.max(...Array.from({ length: bars }, (_, bar) => this.loudest(bar, bars)));
    return Array.from({ length: bars }, (_, bar) =>
      loudest === 0 ? 0 : Math.round((100 * this.loudest(bar, bars)) / loudest),
    );
  }

  private loudest(bar: number, bars: number): number {
    const share = this.windows.length / bars;
    return Math.max(...this.windows.slice(Math.floor(bar * share), Math.floor((bar + 1) * share)));
  }

  private endWindow(): void {
    this.windows.push(this.peak);
    this.peak = 0;
    this.filled = 0;
  }
}
