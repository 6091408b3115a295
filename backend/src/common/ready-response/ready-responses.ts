import type { ReadyResponse } from './ready-response.js';

/** More than the pages of a list that people open. */
export const MAX_KEPT = 50;

/** Tells which topic has changed; `all` when it may have missed some. */
interface Announcer {
  subscribe(listener: (changed: string) => void): void;
}

interface Kept {
  response: Promise<ReadyResponse>;
  started: boolean;
  stale: boolean;
}

/**
 * Responses kept by key until their topic changes. Who asks after a change gets a response that was begun after it.
 * While changes come fast, each key is made by one at a time, and all who wait meanwhile share the next one.
 */
export class ReadyResponses {
  private readonly kept = new Map<string, Kept>();

  constructor(changes: Announcer, topic: string) {
    changes.subscribe((changed) => {
      if (changed !== topic && changed !== 'all') return;
      // One that is still waiting will see the change; one that has begun may have missed it.
      for (const entry of this.kept.values()) entry.stale = entry.started;
    });
  }

  get(key: string, make: () => Promise<ReadyResponse>): Promise<ReadyResponse> {
    const current = this.kept.get(key);
    if (current && !current.stale) return current.response;
    const entry: Kept = {
      response: this.makeAfter(current, make, () => (entry.started = true)),
      started: false,
      stale: false,
    };
    entry.response.catch(() => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    });
    this.keep(key, entry);
    return entry.response;
  }

  private async makeAfter(
    previous: Kept | undefined,
    make: () => Promise<ReadyResponse>,
    begin: () => void,
  ): Promise<ReadyResponse> {
    await previous?.response.catch(() => {});
    begin();
    return make();
  }

  private keep(key: string, entry: Kept): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MAX_KEPT && oldest !== undefined && !this.kept.has(key)) this.kept.delete(oldest);
    this.kept.set(key, entry);
  }
}
