import { Box, Typography } from '@mui/material';
import { formatCount } from '../../../lib/format';
import { factsSx } from '../../../lib/facts-styles';
import type { ResultPreview } from '../../../records';
import { translations } from '../../../translations';

const t = translations.results.preview;

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
      <Typography variant="h4" sx={{ mt: 3 }}>
        {t.totals}
      </Typography>
      <Box component="dl" sx={factsSx}>
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
