import { Box } from '@mui/material';
import { Labelled } from '../../components/labelled';
import { formatDateTime } from '../../lib/format';
import type { Entry } from '../../records';
import { translations } from '../../translations';
import { EntryViews } from './entry-views';

const t = translations.entries;

export function EntryFacts({ entry }: { entry: Entry }) {
  return (
    <Box
      sx={{
        gridArea: 'facts',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '172px 1fr' },
        gap: 2,
      }}
    >
      <Box component="dl" sx={{ display: 'grid', alignContent: 'start', gap: 0.5, m: 0 }}>
        <Labelled label={t.submitted}>{formatDateTime(entry.submittedAt)}</Labelled>
        <Labelled label={t.changed}>{formatDateTime(entry.updatedAt)}</Labelled>
      </Box>
      <EntryViews entry={entry} />
    </Box>
  );
}
