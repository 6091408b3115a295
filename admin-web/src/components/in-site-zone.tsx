import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode } from 'react';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';
import { commonSentences } from '../lib/sentences';
import { setSiteZone, siteZone } from '../lib/site-zone';
import { Loaded } from './loaded';

/** Whether the pages are visible. Nothing in them takes the focus before. */
export const PagesShown = createContext(true);

const requestsOf = (api: ApiClient) => ({ load: () => answer(api.GET('/api/time-zone')) });

/** The time zone of the site. */
export function useSiteZone() {
  const requests = useRequests(requestsOf);
  return useQuery({
    queryKey: ['time zone'],
    queryFn: async () => {
      const { timeZone } = await requests.load();
      setSiteZone(timeZone);
      return timeZone;
    },
    staleTime: Infinity,
  });
}

/**
 * Hides the pages until the time zone of the site has loaded, because they would show wrong times and save wrong ones. Meanwhile they load
 * their data. They mount again if the zone of the site is not that of this device.
 */
export function InSiteZone({ children }: { children: ReactNode }) {
  const query = useSiteZone();
  const { data: zone } = query;
  return (
    <>
      <Loaded query={query} failure={commonSentences.failures.timeZone}>
        {() => null}
      </Loaded>
      <div key={zone ?? siteZone()} hidden={!zone} style={zone ? { display: 'contents' } : undefined}>
        <PagesShown value={Boolean(zone)}>{children}</PagesShown>
      </div>
    </>
  );
}
