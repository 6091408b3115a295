/** How slow a store may be. */
export interface Pace {
  bytesPerSecond: number;
  /** What an answer counts, however short it is. */
  answerMs: number;
  /** How long a store may be slower than that. */
  graceMs: number;
}

/**
 * The slowest store of backups that is waited for. 8 KB a second are an eighth of the upload of the slowest DSL line, and 700 MB a day: below it,
 * a backup of a common site would not end before the next one is due. A short answer takes an honest store less than a second, and five on a
 * line that a song fills meanwhile. Two minutes are longer than a line needs to come back, or a store to assemble a large file.
 */
export const SLOWEST: Pace = { bytesPerSecond: 8 * 1024, answerMs: 5_000, graceMs: 120_000 };

/** A store sends or takes something again and again, so it is not silent, but too little. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';

  constructor({ bytesPerSecond, graceMs }: Pace) {
    super(`fewer than ${bytesPerSecond} bytes a second for ${graceMs / 1000} seconds`);
  }
}

/**
 * The timeout of one use of a store, such as a backup. Waiting spends it, and what the store does fills it again, up to the grace. So a use
 * ends within the time that its bytes and answers take at the slowest pace, however the store spreads its pauses. Time in which nobody waits
 * for the store, as while a visitor downloads slowly, is none.
 */
export class ProgressTimeout {
  private leftMs: number;

  constructor(private readonly pace: Pace) {
    this.leftMs = pace.graceMs;
  }

  /**
   * Waits for the store.
   * @param giveUp ends what is waited for
   * @param bytes that leave meanwhile: how many of them have left is not known before the answer
   * @throws {TooSlowError}
   */
  async wait<T>(work: Promise<T>, giveUp: () => void, bytes = 0): Promise<T> {
    const begunAt = performance.now();
    const allowedMs = this.leftMs + this.timeFor(bytes);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooSlowError(this.pace)), allowedMs);
    });
    // It fails once it is given up.
    work.catch(() => {});
    try {
      return await Promise.race([work, late]).finally(() => {
        this.leftMs = allowedMs;
        this.add(begunAt - performance.now());
      });
    } catch (error) {
      if (error instanceof TooSlowError) {
        giveUp();
        // For what deletes the rest.
        this.leftMs = this.pace.graceMs;
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  noteAnswer(): void {
    this.add(this.pace.answerMs);
  }

  noteBytes(bytes: number): void {
    this.add(this.timeFor(bytes));
  }

  private add(milliseconds: number): void {
    this.leftMs = Math.min(this.pace.graceMs, this.leftMs + milliseconds);
  }

  private timeFor(bytes: number): number {
    return (bytes / this.pace.bytesPerSecond) * 1000;
  }
}
