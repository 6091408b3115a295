import { LRUCache } from 'lru-cache';
import type { Count, Counters } from './counters.js';

/** About 20 MB. A counter that is pushed out begins again with its next use. */
export const MAX_COUNTERS = 100_000;

interface Counter {
  used: number;
  endsAt: number;
}

/** The counters of this process. */
export class MemoryCounters implements Counters {
  private readonly counters: LRUCache<string, Counter>;

  constructor(max = MAX_COUNTERS) {
    // With `max` it would take the memory of all counters at once.
    this.counters = new LRUCache({ maxSize: max, sizeCalculation: () => 1 });
  }

  get size(): number {
    return this.counters.size;
  }

  async add(key: string, points: number, durationMs: number): Promise<Count> {
    const now = Date.now();
    const running = this.counters.get(key);
    const counter = running && running.endsAt > now ? running : { used: 0, endsAt: now + durationMs };
    counter.used += points;
    this.counters.set(key, counter);
    return { used: counter.used, msLeft: counter.endsAt - now };
  }

  async delete(key: string): Promise<void> {
    this.counters.delete(key);
  }
}
