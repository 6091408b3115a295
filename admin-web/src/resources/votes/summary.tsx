import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded';
import { useRequests } from '../../data-provider/use-requests';
import { voteRequests } from './api';
import { formatCount } from '../../lib/format';
import { voteSentences } from './sentences';

const t = voteSentences.summary;

/** Before certification, `void` is always 0. */
const FIGURES = ['asked', 'counted', 'unconfirmed', 'quarantined', 'withdrawn', 'void'] as const;

export function useVoteSummary(contestId: string) {
  const requests = useRequests(voteRequests);
  return useQuery({
    queryKey: ['votes', contestId, 'summary'],
    queryFn: () => requests.summarizeVotes(contestId),
    staleTime: 0,
  });
}

/** The votes of the whole contest by state. */
export function Summary({ contestId }: { contestId: string }) {
  const query = useVoteSummary(contestId);

  return (
    <Loaded query={query} failure={t.loadFailed}>
      {(summary) => (
        <Box component="dl" aria-label={t.title} sx={figuresSx}>
          {FIGURES.filter((figure) => figure !== 'void' || summary.void > 0).map((figure) => (
            <div key={figure}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {t[figure]}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'h3', fontVariantNumeric: 'lining-nums' }}>
                {formatCount(summary[figure])}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </Loaded>
  );
}

const figuresSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 50% - 12px), 1fr))',
  gap: '12px 24px',
  m: 0,
  mb: 4,
  py: 1.5,
  borderBlock: '1px solid var(--line)',
};
