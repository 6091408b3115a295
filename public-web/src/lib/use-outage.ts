import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Not the same for all visitors, who would come back at once. */
const ASK_EVERY_MS = 5_000 + Math.random() * 5_000;
const ANSWER_MS = 10_000;

/** Why something did not load: this device has no connection, or the site does not answer. */
export type Outage = 'offline' | 'away';

/** All failures of a page share one request. A tab in the background does not ask. */
const outageQuery = queryOptions({
  queryKey: ['outage'],
  gcTime: 0,
  staleTime: 0,
  retry: false,
  refetchInterval: ({ state }) => (state.data ? ASK_EVERY_MS : false),
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: ({ state }) => (state.data ? 'always' : false),
  queryFn: async (): Promise<Outage | null> => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answers = await fetch('/health/ready', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return null;
    return navigator.onLine ? 'away' : 'offline';
  },
});

/** Null if the site answers, so that something else failed. Calls `onBack` once the site answers again after an outage. */
export function useOutage(onBack: () => void): Outage | null {
  const { data: outage = null } = useQuery(outageQuery);
  const before = useRef<Outage | null>(null);
  const goOn = useEffectEvent(onBack);
  useEffect(() => {
    if (before.current && !outage) goOn();
    before.current = outage;
  }, [outage]);
  return outage;
}
