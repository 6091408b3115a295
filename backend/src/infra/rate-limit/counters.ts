export interface Count {
  /** Points used since the counter began. */
  used: number;
  msLeft: number;
}

/** Counters of used points. A counter begins with its first use and ends after its duration. */
export interface Counters {
  /** Adds points to the counter of `key`, or begins one. Negative points are a refund. */
  add(key: string, points: number, durationMs: number): Promise<Count>;

  delete(key: string): Promise<void>;
}
