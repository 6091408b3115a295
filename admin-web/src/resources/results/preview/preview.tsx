import { Box, Typography } from '@mui/material';
import { formatCount } from '../../../lib/format';
import type { ResultPreview } from '../api';
import { resultSentences } from '../sentences';
import { EntryName } from './entry-name';
import { Finalists } from './finalists';
import { missingParts } from './parts';
import { factsSx } from '../../../lib/facts-styles';

const t = resultSentences.preview;

/** The lines of a version: the finalists by place, all other entries, and the totals of the votes. */
export function Preview({ preview }: { preview: ResultPreview }) {
  const { lines, parts } = preview;
  const missing = missingParts(parts);
  const others = lines.filter(({ place }) => place === null);

  return (
    <>
      {missing.length > 0 && (
        <Typography sx={noticeSx}>{parts.length === 0 ? t.noData : t.withoutData(missing)}</Typography>
      )}
      <Finalists preview={preview} />
      {others.length > 0 && (
        <>
          <Typography component="h4" sx={{ mt: 3, fontWeight: 550 }}>
            {t.others}
          </Typography>
          <Box component="ul" aria-label={t.others} sx={{ mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {others.map((line) => (
              <li key={line.number}>
                <EntryName line={line} />, {t.votes(formatCount(line.votes), line.votes === 1)}
              </li>
            ))}
          </Box>
        </>
      )}
      <Totals preview={preview} />
    </>
  );
}

const noticeSx = { my: 1.5, pl: 1.5, borderLeft: '3px solid var(--zari)' };

/** The votes of the whole contest, and who gave marks. */
function Totals({ preview: { totals, judges } }: { preview: ResultPreview }) {
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
