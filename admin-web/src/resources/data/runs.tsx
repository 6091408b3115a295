import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../components/loaded';
import { useRequests } from '../../data-provider/use-requests';
import { formatDateTime } from '../../lib/format';
import { retentionRequests, type RetentionRun } from './api';
import { dataSentences } from './sentences';
import { DataSection, rowsSx } from './data-section';
import { deletedInWords } from './in-words';

const t = dataSentences.runs;
const SHOWN = 7;

/** The deletions of the last nights, the last one first. */
export function Runs() {
  const requests = useRequests(retentionRequests);
  const query = useQuery({
    queryKey: ['data', 'runs'],
    queryFn: () => requests.listRetentionRuns(),
    staleTime: 0,
  });
  const [showsAll, setShowsAll] = useState(false);

  return (
    <DataSection title={t.title}>
      <Loaded query={query} failure={t.loadFailed}>
        {(runs) =>
          runs.length === 0 ? (
            <Typography>{t.none}</Typography>
          ) : (
            <>
              <Box component="ul" aria-label={t.title} sx={rowsSx}>
                {(showsAll ? runs : runs.slice(0, SHOWN)).map((run) => (
                  <li key={run.id}>
                    <Run run={run} />
                  </li>
                ))}
              </Box>
              {runs.length > SHOWN && !showsAll && (
                <Button onClick={() => setShowsAll(true)}>{t.showAll(runs.length)}</Button>
              )}
            </>
          )
        }
      </Loaded>
    </DataSection>
  );
}

function Run({ run: { begunAt, endedAt, counts, error } }: { run: RetentionRun }) {
  const deleted = deletedInWords(counts);
  return (
    <>
      <Box component="time" dateTime={begunAt} sx={{ color: 'text.secondary' }}>
        {formatDateTime(begunAt)}
      </Box>
      <div>
        {deleted === null ? endedAt !== null && error === null && t.nothing : `${deleted}.`}{' '}
        {endedAt === null && t.running}
      </div>
      {error !== null && <Typography sx={{ color: 'error.main' }}>{t.failed(error)}</Typography>}
    </>
  );
}
