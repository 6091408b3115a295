import { Box, Button, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { Analytics } from '../../records';
import { sentences } from '../../sentences';

const words = sentences.analytics;

/** The ways from the figures to what they ask for. */
export function QuickActions({ pending }: Pick<Analytics['entries'], 'pending'>) {
  const createPath = useCreatePath();
  const listOf = (resource: string, status?: string) => ({
    pathname: createPath({ resource, type: 'list' }),
    search: status && `?${new URLSearchParams({ filter: JSON.stringify({ status }) }).toString()}`,
  });

  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mb: 5 }}>
      <Typography variant="h3" id="quick-actions" sx={{ mb: 1.5 }}>
        {words.quickActions}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          component={Link}
          variant={pending > 0 ? 'contained' : 'outlined'}
          to={listOf('entries', 'pending')}
        >
          {words.reviewPending(pending)}
        </Button>
        <Button component={Link} variant="outlined" to={listOf('songs')}>
          {words.uploadSong}
        </Button>
        <Button component={Link} variant="outlined" to={listOf('emails', 'failed')}>
          {words.failedMails}
        </Button>
        <Button variant="outlined" href="/entries">
          {words.gallery}
        </Button>
      </Box>
    </Box>
  );
}
