import type { Entry, EntryStatus, Why } from '../api';
import { type DecisionKind, isOffered, statusAfter, subjectOf } from './decision-kinds';

export interface Decision {
  entries: Entry[];
  kind: DecisionKind;
  /** Null for an approval. */
  why: Why | null;
}

export interface DecisionState {
  /** The expected status of each entry whose decision does not yet show in the server's data, by the id of entry or revision. */
  decided: ReadonlyMap<string, EntryStatus>;
  /** The decision that can still be undone. */
  waiting: Decision | null;
}

export interface Clock {
  now: () => number;
  /** Calls back after `delayMs`; the returned function cancels the call. */
  schedule: (callback: () => void, delayMs: number) => () => void;
}

interface Options {
  /** Called when a decision is made, before it waits. */
  prepare?: () => void;
  /** Sends a decision and reloads the lists. Reports its own failures, so it never rejects. */
  send: (decision: Decision) => Promise<void>;
  /** Called with each decision that is made, and with each that is undone. */
  count?: (decision: Decision) => void;
  uncount?: (decision: Decision) => void;
  clock?: Clock;
}

export const UNDO_MS = 5000;
export const MAX_PAUSE_MS = 30_000;

const browserClock: Clock = {
  // A device that sets its clock meanwhile must not change the time that is left.
  now: () => performance.now(),
  schedule: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

/**
 * Delays each decision until it can no longer be undone, because its email cannot be recalled (decision 017).
 * Only the last decision can be undone: the next one sends it at once.
 */
export class DecisionQueue {
  private state: DecisionState = { decided: new Map(), waiting: null };
  private remainingMs = 0;
  private resumedAt = 0;
  private isPaused = false;
  private cancelTimer: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly prepare: () => void;
  private readonly send: Options['send'];
  private readonly count: NonNullable<Options['count']>;
  private readonly uncount: NonNullable<Options['uncount']>;
  private readonly clock: Clock;

  constructor({
    prepare = () => {},
    send,
    count = () => {},
    uncount = () => {},
    clock = browserClock,
  }: Options) {
    this.prepare = prepare;
    this.send = send;
    this.count = count;
    this.uncount = uncount;
    this.clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): DecisionState => this.state;

  /** Whether the owner can make this decision now. */
  allows(entry: Entry, kind: DecisionKind): boolean {
    const subject = subjectOf(entry, kind);
    return subject !== null && !this.state.decided.has(subject) && isOffered(entry, kind);
  }

  decide(entries: Entry[], kind: DecisionKind, why: Why | null = null): void {
    void this.flush();
    const decided = new Map(this.state.decided);
    for (const entry of entries) decided.set(subjectOf(entry, kind) ?? entry.id, statusAfter(entry, kind));
    const waiting = { entries, kind, why };
    this.setState({ decided, waiting });
    this.count(waiting);
    this.remainingMs = UNDO_MS;
    this.resume();
    this.prepare();
  }

  /** Gives the waiting decision another reason, and its whole undo time again. */
  change(why: Why): void {
    const { waiting, decided } = this.state;
    if (!waiting) return;
    this.stopTimer();
    this.isPaused = false;
    this.setState({ decided, waiting: { ...waiting, why } });
    this.remainingMs = UNDO_MS;
    this.resume();
  }

  /** Returns the decision that it undid; null if there was none. */
  undo(): Decision | null {
    const decision = this.takeWaiting();
    if (!decision) return null;
    this.forget(decision);
    this.uncount(decision);
    return decision;
  }

  /** Sends the waiting decision now. Resolves when the server has answered and the lists show the result. */
  async flush(): Promise<void> {
    const decision = this.takeWaiting();
    if (!decision) return;
    await this.send(decision);
    this.forget(decision);
  }

  /** Gives the owner more time while the toast has the focus, but not for ever. A pointer gives none: the toast may have appeared under one that rests. */
  pause(): void {
    if (this.isPaused || !this.cancelTimer) return;
    this.isPaused = true;
    this.stopTimer();
    this.remainingMs -= this.clock.now() - this.resumedAt;
    this.cancelTimer = this.clock.schedule(() => void this.flush(), MAX_PAUSE_MS);
  }

  /** Stops the time while a question about the decision is open. */
  hold(): void {
    this.pause();
    this.stopTimer();
  }

  resume(): void {
    if ((this.cancelTimer && !this.isPaused) || !this.state.waiting) return;
    this.stopTimer();
    this.isPaused = false;
    this.resumedAt = this.clock.now();
    this.cancelTimer = this.clock.schedule(() => void this.flush(), this.remainingMs);
  }

  private takeWaiting(): Decision | null {
    const { waiting, decided } = this.state;
    this.stopTimer();
    this.isPaused = false;
    if (waiting) this.setState({ decided, waiting: null });
    return waiting;
  }

  private forget({ entries, kind }: Decision): void {
    const decided = new Map(this.state.decided);
    for (const entry of entries) decided.delete(subjectOf(entry, kind) ?? entry.id);
    this.setState({ ...this.state, decided });
  }

  private stopTimer(): void {
    this.cancelTimer?.();
    this.cancelTimer = null;
  }

  private setState(state: DecisionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
