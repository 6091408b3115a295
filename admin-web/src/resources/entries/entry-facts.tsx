import { Box } from '@mui/material';
import { Labelled } from '../../components/labelled';
import { formatDateTime } from '../../format';
import type { Entry } from '../../records';
import { sentences } from '../../sentences';
import { EntryViews } from './entry-views';

const words = sentences.entries;

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
        <Labelled label={words.submitted}>{formatDateTime(entry.submittedAt)}</Labelled>
        <Labelled label={words.changed}>{formatDateTime(entry.updatedAt)}</Labelled>
      </Box>
      <EntryViews entry={entry} />
    </Box>
  );
}
