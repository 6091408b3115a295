import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';
import { setSiteZone } from '../lib/site-zone';
import { Loading } from './loading';

const requestsOf = (api: ApiClient) => ({ load: () => answer(api.GET('/api/time-zone')) });

/** Shows the pages once they know the zone of their times. A server that does not tell it answers no page either. */
export function InSiteZone({ children }: { children: ReactNode }) {
  const requests = useRequests(requestsOf);
  const { isPending } = useQuery({
    queryKey: ['time zone'],
    queryFn: async () => {
      const { timeZone } = await requests.load();
      setSiteZone(timeZone);
      return timeZone;
    },
    staleTime: Infinity,
  });
  return isPending ? <Loading /> : children;
}
