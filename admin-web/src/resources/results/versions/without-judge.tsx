import { Box } from '@mui/material';
import { PageSection } from '../../../components/page-section';
import type { AdminResult } from '../api';
import { resultSentences } from '../sentences';

const t = resultSentences.withoutJudge;

/** Who would have won without the marks of each judge. */
export function WithoutJudge({ result: { withoutJudge } }: { result: AdminResult }) {
  return (
    <PageSection title={t.title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {withoutJudge.map(({ judgeName, winnerName, isSame }) => (
          <Box component="li" key={judgeName} sx={{ fontWeight: isSame ? undefined : 550 }}>
            {(isSame ? t.same : t.changes)(judgeName, winnerName ?? t.erased)}
          </Box>
        ))}
      </Box>
    </PageSection>
  );
}
