import { setTimeout } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { withTimeout } from '../with-timeout.js';

/** Bounds what a statement carries, and for how long it holds its locks. */
const MAX_AT_ONCE = 200;

/** One that hangs, at a lost connection or a lock, must not hold up all who come after it. */
const TIMEOUT_MS = 3_000;

/**
 * Does together what is asked for at the same time: while one batch is under way, the next one gathers. Who comes alone
 * waits for nobody; a thousand at once cost a few statements and commits, not a thousand. Behind a batch that hangs the
 * next one waits for a few seconds alone, so `run` must bear to be under way twice.
 *
 * `gatherMs` is for who need not hurry: a batch gathers at least so long, even if there is none under way.
 *
 * `run` answers in the order of the items, with an Error for one that fails alone; if it throws, all of the batch fail.
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
      // Two who ask for the same are still two.
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
