import { setTimeout } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { withTimeout } from '../with-timeout.js';

/** Bounds the size of a statement and the time that it holds its locks. */
const MAX_AT_ONCE = 200;

/** A batch that hangs, on a lost connection or a lock, delays later batches for no longer than this. */
const TIMEOUT_MS = 3_000;

/**
 * Combines calls at the same time into batches: while one batch runs, the next one collects calls. A single call does
 * not wait; a thousand calls need a few statements instead of a thousand. If a batch hangs, the next one starts after a
 * timeout, so `run` may run twice at once.
 *
 * `gatherMs` is the time that a batch collects at least, even if no other batch runs.
 *
 * `run` returns a result for each item, in the same order, with an Error for an item that fails alone. If it throws,
 * the whole batch fails.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<Array<Result | Error>>,
  { gatherMs = 0 } = {},
): (item: Item) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve();
  let underWay: Promise<unknown> = turn;
  const loader = new DataLoader<Item, Result>(
    (items) => {
      const results = run(items);
      underWay = results.catch(() => {});
      return results;
    },
    {
      // Two calls with the same item are two uses.
      cache: false,
      maxBatchSize: MAX_AT_ONCE,
      batchScheduleFn: (dispatch) => {
        turn = turn.then(async () => {
          if (gatherMs > 0) await setTimeout(gatherMs);
          dispatch();
          await withTimeout(TIMEOUT_MS, underWay).catch(() => {});
        });
      },
    },
  );
  return (item) => loader.load(item);
}
