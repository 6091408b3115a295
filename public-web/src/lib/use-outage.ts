import { useEffect, useEffectEvent, useState } from 'react';

const ASK_EVERY_MS = 5_000;
const ANSWER_MS = 10_000;

/** Why something did not load: this device has no connection, or the site does not answer. */
export type Outage = 'offline' | 'away';

/** Null if the site answers, so that something else failed. Calls `onBack` once the site answers again after an outage. */
export function useOutage(onBack: () => void): Outage | null {
  const [outage, setOutage] = useState<Outage | null>(null);
  const goOn = useEffectEvent(onBack);
  useEffect(() => {
    let wasOut = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function ask() {
      clearTimeout(later);
      const signal = AbortSignal.timeout(ANSWER_MS);
      const answers = await fetch('/health/ready', { cache: 'no-store', signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOver) return;
      if (answers) {
        setOutage(null);
        if (wasOut) goOn();
        return;
      }
      wasOut = true;
      setOutage(navigator.onLine ? 'away' : 'offline');
      clearTimeout(later);
      later = setTimeout(() => void ask(), ASK_EVERY_MS);
    }
    const askNow = () => void ask();
    askNow();
    addEventListener('online', askNow);
    return () => {
      isOver = true;
      clearTimeout(later);
      removeEventListener('online', askNow);
    };
  }, []);
  return outage;
}
