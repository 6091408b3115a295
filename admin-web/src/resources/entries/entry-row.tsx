import { Box, Link, Typography } from '@mui/material';
import { Labelled } from '../../components/labelled';
import { StatusLabel, type StatusTone } from '../../components/status-label';
import { formatDateTime } from '../../format';
import type { Entry, EntryStatus } from '../../records';
import { sentences } from '../../sentences';
import { EntryActions } from './entry-actions';
import { EntryPhoto } from './entry-photo';
import { EntryVideo } from './entry-video';
import { EntryViews } from './entry-views';

const words = sentences.entries;
const TONES: Record<EntryStatus, StatusTone> = { pending: 'waiting', approved: 'good', rejected: 'bad' };

/** One entry: a row on a wide screen, a card on a narrow one. */
export function EntryRow({ entry }: { entry: Entry }) {
  return (
    <Box component="article" aria-label={entry.name} sx={rowSx}>
      <EntryPhoto entry={entry} />
      <Box sx={{ gridArea: 'person', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" sx={{ fontFamily: 'var(--text)', fontSize: '1.05rem', fontWeight: 600 }}>
          {entry.name}
        </Typography>
        <Link href={`mailto:${entry.email}`} color="text.secondary">
          {entry.email}
        </Link>
        <EntryVideo entry={entry} />
      </Box>
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
      <Box sx={{ gridArea: 'status' }}>
        <StatusLabel tone={TONES[entry.status]} label={words.status[entry.status]} />
      </Box>
      <EntryActions entry={entry} />
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 1.5, lg: 2.5 },
  gridTemplateColumns: {
    xs: '112px minmax(0, 1fr)',
    lg: '148px minmax(0, 1fr) 336px 96px 272px',
  },
  gridTemplateAreas: {
    xs: '"photo person" "status status" "facts facts" "actions actions"',
    lg: '"photo person facts status actions"',
  },
};
