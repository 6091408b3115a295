import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { DomainError } from '../errors/domain-error.js';

interface Bounds {
  /** Further drawings are refused. */
  maxWaiting: number;
  maxKeptBytes: number;
  keptMs?: number;
}

/** Draws one picture at a time, and keeps pictures in memory. Requests for one picture share its drawing. */
export class KeptDrawings {
  private readonly queue = pLimit(1);
  private readonly running = new Map<string, Promise<Buffer>>();
  private readonly kept: LRUCache<string, Buffer>;

  constructor(private readonly bounds: Bounds) {
    const { maxKeptBytes, keptMs } = bounds;
    this.kept = new LRUCache<string, Buffer>({
      maxSize: maxKeptBytes,
      sizeCalculation: ({ length }) => length,
      ...(keptMs !== undefined && { ttl: keptMs }),
    });
  }

  /** Throws UNAVAILABLE while too many pictures wait. A drawing that fails is tried again. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept) return kept;
    const running = this.running.get(key);
    if (running) return running;
    if (this.queue.pendingCount >= this.bounds.maxWaiting) throw new DomainError('UNAVAILABLE');
    const drawing = this.queue(draw).finally(() => this.running.delete(key));
    this.running.set(key, drawing);
    const drawn = await drawing;
    this.kept.set(key, drawn);
    return drawn;
  }
}
