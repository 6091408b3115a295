import { ApiError } from '../../lib/api-error';
import { attempt } from '../../lib/attempt';
import type { Assignment } from './jury-query';

export interface Marks {
  rendition: number | null;
  engagement: number | null;
}

/** Marks that the server does not have yet. */
export interface Draft extends Marks {
  /** Of the assignment that she changed. */
  version: string;
  state: 'waiting' | 'sending' | 'failed' | 'conflict';
  /** What was saved elsewhere meanwhile: she chooses. */
  theirs?: Assignment;
}

interface DraftsOptions {
  save(id: string, marks: Marks, version: string): Promise<Assignment>;
  /** The assignment as the server has it now. */
  reload(id: string): Promise<Assignment | undefined>;
  onSaved(assignment: Assignment): void;
  /** The server does not take the marks. */
  onRejected(error: ApiError): void;
}

export type Drafts = ReturnType<typeof createDrafts>;

const WAIT_MS = 800;
const RETRY_MS = 15_000;

const PREFIX = 'paattu-jury-marks-';
const keyOf = (id: string) => PREFIX + id;
const isSame = (one: Marks, other: Marks) =>
  one.rendition === other.rendition && one.engagement === other.engagement;
const marksOf = ({ rendition, engagement }: Marks): Marks => ({ rendition, engagement });

/**
 * Saves marks a moment after each change. What the server does not have yet stays on the device, also after a reload, and is
 * sent when the connection is back.
 */
export function createDrafts({ save, reload, onSaved, onRejected }: DraftsOptions) {
  const drafts = new Map<string, Draft>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const sending = new Map<string, Promise<void>>();
  /** The versions that this page has replaced, by entry and version, and the version that came after each. */
  const replaced = new Map<string, string>();
  const listeners = new Set<() => void>();
  let isStopped = false;

  function set(id: string, draft: Draft | null): void {
    if (draft) {
      drafts.set(id, draft);
      const { rendition, engagement, version } = draft;
      attempt(() => localStorage.setItem(keyOf(id), JSON.stringify({ rendition, engagement, version })));
    } else {
      drafts.delete(id);
      attempt(() => localStorage.removeItem(keyOf(id)));
    }
    for (const listener of listeners) listener();
  }

  /** A mark may come before the room renders what the mark before it has made. */
  function newest(id: string, version: string): string {
    const next = replaced.get(`${id} ${version}`);
    return next === undefined ? version : newest(id, next);
  }

  function sendIn(id: string, milliseconds: number): void {
    clearTimeout(timers.get(id));
    if (isStopped) return;
    timers.set(
      id,
      setTimeout(() => void send(id), milliseconds),
    );
  }

  /** One request at a time: the next one needs the version that the last one made. */
  function send(id: string): Promise<void> {
    const underWay = sending.get(id);
    if (underWay) return underWay;
    const work = sendUntilSaved(id).finally(() => sending.delete(id));
    sending.set(id, work);
    return work;
  }

  async function sendUntilSaved(id: string): Promise<void> {
    for (let draft = drafts.get(id); draft && draft.state !== 'conflict'; draft = drafts.get(id)) {
      clearTimeout(timers.get(id));
      const sent = draft;
      set(id, { ...sent, state: 'sending' });
      try {
        const saved = await save(id, marksOf(sent), sent.version);
        if (saved.version !== sent.version) replaced.set(`${id} ${sent.version}`, saved.version);
        const now = drafts.get(id);
        // Forgotten meanwhile: what she decided is newer than these marks.
        if (!now) return;
        onSaved(saved);
        set(id, isSame(now, sent) ? null : { ...now, version: saved.version });
      } catch (error) {
        return fail(id, error);
      }
    }
  }

  async function fail(id: string, error: unknown): Promise<void> {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 412) {
      const theirs = await reload(id).catch(() => undefined);
      if (theirs) return meet(theirs);
    }
    const draft = drafts.get(id);
    if (!draft) return;
    // The server does not take these marks. Otherwise another try may succeed, without a session after another link.
    const isFinal = status === 400 || status === 409;
    set(id, isFinal ? null : { ...draft, state: 'failed' });
    if (isFinal || status === 401) onRejected(error as ApiError);
    else sendIn(id, RETRY_MS);
  }

  /** Sends without delay what changed a moment ago: the page may not come back. */
  function sendWaiting(): void {
    for (const [id, { state }] of drafts) if (state === 'waiting') void send(id);
  }

  /** Compares what is kept with what the server has. */
  function meet(theirs: Assignment): void {
    const { id, version } = theirs;
    const kept = drafts.get(id) ?? stored(id);
    if (!kept) return;
    // A locked mark of rendition is no choice.
    const mine = theirs.isRenditionLocked ? { ...kept, rendition: theirs.rendition } : kept;
    const givesNoMarks = theirs.state === 'recused' || theirs.state === 'abstained';
    if (givesNoMarks || isSame(mine, theirs)) set(id, null);
    else if (kept.version === version) {
      set(id, { ...marksOf(mine), version, state: 'waiting' });
      sendIn(id, 0);
    } else set(id, { ...marksOf(mine), version: kept.version, state: 'conflict', theirs });
  }

  return {
    /** The same object until it changes. */
    get: (id: string) => drafts.get(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Finds what was kept before a reload. What another round or judge has left is removed. */
    adopt(assignments: Assignment[]): void {
      isStopped = false;
      const known = new Set(assignments.map(({ id }) => keyOf(id)));
      for (const key of keptKeys()) if (!known.has(key)) attempt(() => localStorage.removeItem(key));
      for (const assignment of assignments) if (!drafts.has(assignment.id)) meet(assignment);
    },
    change({ id, version }: Assignment, marks: Marks): void {
      const draft = drafts.get(id);
      if (draft?.state === 'conflict') return;
      set(id, { ...marks, version: draft?.version ?? newest(id, version), state: 'waiting' });
      sendIn(id, WAIT_MS);
    },
    /** Saves now. Returns whether the server has the marks. */
    async flush(id: string): Promise<boolean> {
      await send(id);
      return !drafts.has(id);
    },
    /** Also tries again what failed. */
    async sendAll(): Promise<void> {
      await Promise.all([...drafts.keys()].map(send));
    },
    sendWaiting,
    /** After a conflict: keeps the marks of this device, or those that were saved elsewhere. */
    choose(id: string, whose: 'mine' | 'theirs'): void {
      const draft = drafts.get(id);
      if (!draft?.theirs) return;
      onSaved(draft.theirs);
      if (whose === 'theirs') return set(id, null);
      set(id, { ...marksOf(draft), version: draft.theirs.version, state: 'waiting' });
      sendIn(id, 0);
    },
    forget: (id: string) => {
      clearTimeout(timers.get(id));
      set(id, null);
    },
    /** Leaves on the device what is not saved by a last try. */
    stop(): void {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      sendWaiting();
    },
  };
}

/** Whether the device has marks that the server does not have. */
export const hasKeptMarks = () => keptKeys().length > 0;

function keptKeys(): string[] {
  const keys = attempt(() =>
    Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''),
  );
  return keys?.filter((key) => key.startsWith(PREFIX)) ?? [];
}

function stored(id: string): (Marks & { version: string }) | undefined {
  const found = attempt((): unknown => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
  if (typeof found !== 'object' || found === null) return undefined;
  const { rendition, engagement, version } = found as Record<string, unknown>;
  const isMark = (mark: unknown): mark is number | null => mark === null || typeof mark === 'number';
  return isMark(rendition) && isMark(engagement) && typeof version === 'string'
    ? { rendition, engagement, version }
    : undefined;
}
