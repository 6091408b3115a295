import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded';
import { useRequests } from '../../../data-provider/use-requests';
import { entryRequests } from '../api';
import { entrySentences as t } from '../sentences';
import { HistoryEvent } from './history-event';

/** The decisions on an entry and their emails, oldest first. */
export function EntryHistory({ id }: { id: string }) {
  const requests = useRequests(entryRequests);
  const query = useQuery({
    queryKey: ['entries', 'history', id],
    queryFn: () => requests.loadEntryHistory(id),
    // Emails change without any action here.
    staleTime: 0,
  });

  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" id="history" sx={{ mb: 1 }}>
        {t.history}
      </Typography>
      <Loaded query={query} failure={t.historyFailed}>
        {(events) => (
          <Box component="ol" aria-labelledby="history" sx={{ maxWidth: 760, m: 0, p: 0, listStyle: 'none' }}>
            {events.map((event, index) => (
              <HistoryEvent key={index} event={event} />
            ))}
          </Box>
        )}
      </Loaded>
    </Box>
  );
}
