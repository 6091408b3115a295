import { createContext, useContext, useSyncExternalStore } from 'react';

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

/** Takes the place of the visitor's time where the console previews the site at another. */
export const PreviewedTime = createContext<number | null>(null);

/** The visitor's time, in whole seconds; null in the server's HTML, which is the same for all visitors. */
export function useNow(): number | null {
  const previewed = useContext(PreviewedTime);
  const now = useSyncExternalStore(subscribe, wholeSecond, () => null);
  return previewed ?? now;
}
