import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded';
import { StatusLabel } from '../../../components/status-label';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDateTime } from '../../../lib/format';
import { retentionRequests, type LegalHold } from '../api';
import { dataSentences } from '../sentences';
import { DataSection, rowsSx } from '../data-section';
import { HoldForm } from './hold-form';
import { LiftButton } from './lift-button';

const t = dataSentences.holds;

/** The contests of which nothing is deleted, and those of which that was so. */
export function LegalHolds() {
  const requests = useRequests(retentionRequests);
  const query = useQuery({
    queryKey: ['data', 'holds'],
    queryFn: () => requests.listHolds(),
    staleTime: 0,
  });

  return (
    <DataSection title={t.title} intro={t.intro}>
      <Loaded query={query} failure={t.loadFailed}>
        {(holds) => (
          <>
            {holds.length === 0 ? (
              <Typography sx={{ mb: 2 }}>{t.none}</Typography>
            ) : (
              <Box component="ul" aria-label={t.title} sx={{ ...rowsSx, mb: 2 }}>
                {holds.map((hold) => (
                  <li key={hold.id}>
                    <Hold hold={hold} />
                  </li>
                ))}
              </Box>
            )}
            <HoldForm />
          </>
        )}
      </Loaded>
    </DataSection>
  );
}

function Hold({ hold }: { hold: LegalHold }) {
  const { contest, reason, setAt, liftedAt } = hold;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>{contest}</Box>
        <Box sx={{ whiteSpace: 'pre-line' }}>{reason}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {liftedAt === null
            ? t.since(formatDateTime(setAt))
            : t.until(formatDateTime(setAt), formatDateTime(liftedAt))}
        </Box>
      </Box>
      <StatusLabel
        tone={liftedAt === null ? 'waiting' : 'aside'}
        label={liftedAt === null ? t.held : t.lifted}
      />
      {liftedAt === null && <LiftButton hold={hold} />}
    </Box>
  );
}
