import { Box, Link, Typography } from '@mui/material';
import { emailLink } from '@paattu/api-client/rules';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { lineLinkSx } from '../../lib/link-styles';
import type { Entry } from '../../records';
import { EntryActions } from './entry-actions';
import { EntryFacts } from './entry-facts';
import { EntryPhoto } from './entry-photo';
import { EntrySelect } from './entry-select';
import { EntryStatus } from './entry-status';
import { EntryVideo } from './entry-video';

/** One entry: a row on a wide screen, a card on a narrow one. */
export function EntryRow({ entry }: { entry: Entry }) {
  const createPath = useCreatePath();

  return (
    <Box component="article" aria-label={entry.name} sx={rowSx}>
      <EntrySelect entry={entry} />
      <EntryPhoto entry={entry} />
      <Box sx={{ gridArea: 'person', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" sx={{ fontFamily: 'var(--text)', fontSize: '1.05rem', fontWeight: 600 }}>
          <Link
            component={RouterLink}
            to={createPath({ resource: 'entries', type: 'show', id: entry.id })}
            data-shortcut="open"
            color="inherit"
            sx={lineLinkSx}
          >
            {entry.name}
          </Link>
        </Typography>
        <Link href={emailLink(entry.email)} color="text.secondary" sx={lineLinkSx}>
          {entry.email}
        </Link>
        <EntryVideo entry={entry} />
      </Box>
      <EntryFacts entry={entry} />
      <Box sx={{ gridArea: 'status', alignSelf: 'center', justifySelf: { lg: 'end' } }}>
        <EntryStatus entry={entry} />
      </Box>
      <EntryActions entry={entry} />
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { xs: 1.5, lg: 2.5 },
  rowGap: 1.5,
  gridTemplateColumns: {
    xs: '112px minmax(0, 1fr)',
    lg: '44px 148px minmax(200px, 1fr) minmax(200px, 320px) 272px',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"photo person" "status select" "facts facts" "actions actions"',
    lg: '"select photo person facts status" "select photo person facts actions"',
  },
};
