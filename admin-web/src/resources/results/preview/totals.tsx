import { Box, Typography } from '@mui/material';
import { formatCount } from '../../../lib/format';
import { factsSx } from '../../../lib/facts-styles';
import type { ResultPreview } from '../api';
import { resultSentences } from '../sentences';

const t = resultSentences.preview;

/** The votes of the whole contest, and who gave marks. */
export function Totals({ preview: { totals, judges } }: { preview: ResultPreview }) {
  const facts = [
    [t.asked, totals.asked],
    [t.counted, totals.counted],
    [t.withdrawn, totals.withdrawn],
    [t.suspicious, totals.void.suspicious],
    [t.entryLeft, totals.void.entryLeft],
    [t.judges, judges],
  ] as const;
  return (
    <>
      <Typography component="h4" sx={{ mt: 3, fontWeight: 550 }}>
        {t.totals}
      </Typography>
      <Box component="dl" sx={totalsSx}>
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}

const totalsSx = {
  ...factsSx,
  '& > div': { ...factsSx['& > div'], gridTemplateColumns: '160px minmax(0, 1fr)' },
};
