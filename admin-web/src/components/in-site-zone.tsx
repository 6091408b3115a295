import type { ApiClient } from '@paattu/api-client';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';
import { commonSentences } from '../lib/sentences';
import { setSiteZone, siteZone } from '../lib/site-zone';
import { Loaded } from './loaded';

const requestsOf = (api: ApiClient) => ({ load: () => answer(api.GET('/api/time-zone')) });

/**
 * Shows the pages once they know the zone of their times. They ask for what they show meanwhile, and begin anew if the zone of the site is
 * not that of this device. Without the zone they stay away: their times would be wrong, and so would those that are set.
 */
export function InSiteZone({ children }: { children: ReactNode }) {
  const requests = useRequests(requestsOf);
  const query = useQuery({
    queryKey: ['time zone'],
    queryFn: async () => {
      const { timeZone } = await requests.load();
      setSiteZone(timeZone);
      return timeZone;
    },
    staleTime: Infinity,
  });
  const { data: zone } = query;
  return (
    <>
      <Loaded query={query} failure={commonSentences.failures.timeZone}>
        {() => null}
      </Loaded>
      <Box key={zone ?? siteZone()} hidden={!zone} sx={zone ? { display: 'contents' } : undefined}>
        {children}
      </Box>
    </>
  );
}
