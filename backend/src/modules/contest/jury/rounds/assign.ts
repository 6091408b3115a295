import { createHash } from 'node:crypto';
import { JUDGES_OF_AN_ENTRY } from '@paattu/shared/jury';
import { keyOf, type Pair } from './eligible.js';

interface ToAssign {
  judges: string[];
  entries: string[];
  /** What stays as it is. */
  kept?: Pair[];
  /** `keyOf` of pairs that cannot be. */
  conflicts: ReadonlySet<string>;
  seed: number;
}

interface Assigned {
  /** Without what was kept. */
  added: Pair[];
  /** Whether each entry has three judges. */
  isComplete: boolean;
}

/**
 * Gives each entry to three judges. The loads of two judges differ by one at most, unless conflicts of interest, or what is kept, make that
 * impossible. The same seed gives the same assignment.
 */
export function assign({ judges, entries, kept = [], conflicts, seed }: ToAssign): Assigned {
  const loads = new Loads(judges, conflicts, kept);
  let isComplete = true;
  for (const entryId of shuffled(entries, String(seed))) {
    const missing = JUDGES_OF_AN_ENTRY - kept.filter((pair) => pair.entryId === entryId).length;
    if (missing <= 0) continue;
    const chosen = loads.leastLoaded(entryId, seed).slice(0, missing);
    isComplete &&= chosen.length === missing;
    for (const judgeId of chosen) loads.add({ judgeId, entryId });
  }
  while (loads.balance());
  return { added: loads.added, isComplete };
}

/** The entries that each judge has to mark. */
class Loads {
  private readonly entriesOf: Map<string, Set<string>>;
  private readonly kept: ReadonlySet<string>;

  constructor(
    judges: string[],
    private readonly conflicts: ReadonlySet<string>,
    kept: Pair[],
  ) {
    this.entriesOf = new Map(judges.toSorted().map((id) => [id, new Set<string>()]));
    this.kept = new Set(kept.map(keyOf));
    for (const pair of kept) this.add(pair);
  }

  get added(): Pair[] {
    return [...this.entriesOf].flatMap(([judgeId, entries]) =>
      [...entries].map((entryId) => ({ judgeId, entryId })).filter((pair) => !this.kept.has(keyOf(pair))),
    );
  }

  /** Of a judge who is revoked, nothing. */
  add({ judgeId, entryId }: Pair): void {
    this.entriesOf.get(judgeId)?.add(entryId);
  }

  /** The judges who could mark the entry, those with the fewest entries first. The seed decides between equals. */
  leastLoaded(entryId: string, seed: number): string[] {
    const judges = [...this.entriesOf.keys()].filter((judgeId) => this.canMark(judgeId, entryId));
    return shuffled(judges, `${seed}:${entryId}`).sort((one, other) => this.load(one) - this.load(other));
  }

  /**
   * Moves one entry along a chain of judges, from one with many entries to one with fewer, if their loads differ by more than one. Returns
   * whether it moved any.
   */
  balance(): boolean {
    const byLoad = [...this.entriesOf.keys()].sort((one, other) => this.load(other) - this.load(one));
    return byLoad.some((from) => this.relieve(from));
  }

  /** A breadth-first search: an entry of one judge that the next could mark is a step. */
  private relieve(from: string): boolean {
    const stepTo = new Map<string, { previous: string; entryId: string }>();
    const queue = [from];
    for (const current of queue) {
      for (const next of this.entriesOf.keys()) {
        if (next === from || stepTo.has(next)) continue;
        const entryId = [...this.entriesOf.get(current)!].find(
          (id) => !this.kept.has(keyOf({ judgeId: current, entryId: id })) && this.canMark(next, id),
        );
        if (entryId === undefined) continue;
        stepTo.set(next, { previous: current, entryId });
        if (this.load(next) + 1 < this.load(from)) {
          this.moveAlong(stepTo, from, next);
          return true;
        }
        queue.push(next);
      }
    }
    return false;
  }

  private moveAlong(
    stepTo: Map<string, { previous: string; entryId: string }>,
    from: string,
    to: string,
  ): void {
    for (let judge = to; judge !== from;) {
      const { previous, entryId } = stepTo.get(judge)!;
      this.entriesOf.get(previous)!.delete(entryId);
      this.entriesOf.get(judge)!.add(entryId);
      judge = previous;
    }
  }

  private load(judgeId: string): number {
    return this.entriesOf.get(judgeId)!.size;
  }

  private canMark(judgeId: string, entryId: string): boolean {
    return !this.entriesOf.get(judgeId)!.has(entryId) && !this.conflicts.has(keyOf({ judgeId, entryId }));
  }
}

/** An order that follows from the seed alone, and that anybody can compute again: by SHA-256 of the seed and the id. */
function shuffled(ids: string[], seed: string): string[] {
  const keys = new Map(ids.map((id) => [id, createHash('sha256').update(`${seed}:${id}`).digest('hex')]));
  return ids.toSorted((one, other) => (keys.get(one)! < keys.get(other)! ? -1 : 1));
}
