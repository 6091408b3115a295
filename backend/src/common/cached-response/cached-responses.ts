import type { Topic } from '@paattu/shared/rules';
import type { CachedResponse } from './cached-response.js';

/** More than the pages of a list that people open. */
export const MAX_KEPT = 50;

/** Announces each change topic; `all` when changes may have been missed. */
interface Announcer {
  subscribe(listener: (changed: Topic | 'all') => void): void;
}

interface Kept {
  response: Promise<CachedResponse>;
  started: boolean;
  stale: boolean;
  expiresAt: Date | null;
}

/**
 * Keeps responses by key until one of their topics changes. A request after a change gets a response that was started after it.
 * For each key, one response is created at a time, and waiting requests share the next one.
 */
export class CachedResponses {
  private readonly kept = new Map<string, Kept>();

  constructor(
    changes: Announcer,
    topics: readonly Topic[],
    private readonly clock: { now(): Date } = { now: () => new Date() },
  ) {
    changes.subscribe((changed) => {
      if (changed !== 'all' && !topics.includes(changed)) return;
      // A response that is not started yet will see the change; a started one may have missed it.
      for (const entry of this.kept.values()) entry.stale = entry.started;
    });
  }

  get(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const current = this.kept.get(key);
    if (current && !current.stale && !this.isExpired(current)) return current.response;
    const entry: Kept = {
      response: this.makeAfter(current, make, () => (entry.started = true)),
      started: false,
      stale: false,
      expiresAt: null,
    };
    entry.response.then(
      ({ expiresAt }) => (entry.expiresAt = expiresAt),
      () => {
        if (this.kept.get(key) === entry) this.kept.delete(key);
      },
    );
    this.keep(key, entry);
    return entry.response;
  }

  private async makeAfter(
    previous: Kept | undefined,
    make: () => Promise<CachedResponse>,
    begin: () => void,
  ): Promise<CachedResponse> {
    await previous?.response.catch(() => {});
    begin();
    return make();
  }

  private isExpired({ expiresAt }: Kept): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  private keep(key: string, entry: Kept): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MAX_KEPT && oldest !== undefined && !this.kept.has(key)) this.kept.delete(oldest);
    this.kept.set(key, entry);
  }
}
