import { useSyncExternalStore } from 'react';

const SECOND = 1000;

function subscribe(onTick: () => void): () => void {
  let timer = setTimeout(
    function tick() {
      onTick();
      timer = setTimeout(tick, SECOND - (Date.now() % SECOND));
    },
    SECOND - (Date.now() % SECOND),
  );
  return () => clearTimeout(timer);
}

const wholeSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

/** The visitor's time, in whole seconds; null in the server's HTML, which is the same for all visitors. */
export function useNow(): number | null {
  return useSyncExternalStore(subscribe, wholeSecond, () => null);
}
