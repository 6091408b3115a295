import { useCallback, useEffect, useRef } from 'react';

const CHANNEL = 'paattu-texts';

/** Tells the other tabs of this browser that the texts were saved or published, and calls back when one of them has. */
export function useOtherTabs(onSavedElsewhere: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = onSavedElsewhere;
    channel.current = opened;
    return () => opened.close();
  }, [onSavedElsewhere]);
  return useCallback(() => channel.current?.postMessage('saved'), []);
}
