import { Box, Button, Typography } from '@mui/material';
import { useCreatePath } from '../../components/use-create-path';
import { Link } from 'react-router';
import { analyticsSentences as t } from './sentences';
import { useProofs } from '../entries/api';
import { sitePath } from '../../lib/site-path';

/** Links from the figures to the pages that need action: the entries are those of the contest. */
export function QuickActions({ pending, contestId }: { pending: number; contestId: string | undefined }) {
  const createPath = useCreatePath();
  const proofs = useProofs(contestId);
  const listOf = (resource: string, filter?: { status: string; contestId?: string }) => ({
    pathname: createPath({ resource, type: 'list' }),
    search: filter && `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`,
  });

  return (
    <Box component="section" aria-labelledby="quick-actions" sx={{ mb: 5 }}>
      <Typography variant="h3" id="quick-actions" sx={{ mb: 1.5 }}>
        {t.quickActions}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} variant="outlined" to={listOf('entries', { status: 'pending', contestId })}>
          {t.reviewPending(pending)}
        </Button>
        {proofs?.isDue && proofs.unasked > 0 && (
          <Button
            component={Link}
            variant="outlined"
            to={listOf('entries', { status: 'approved', contestId })}
          >
            {t.askProofs(proofs.unasked)}
          </Button>
        )}
        <Button component={Link} variant="outlined" to={listOf('songs')}>
          {t.uploadSong}
        </Button>
        <Button component={Link} variant="outlined" to={listOf('emails', { status: 'failed' })}>
          {t.failedEmails}
        </Button>
        <Button variant="outlined" href={sitePath('/entries')}>
          {t.gallery}
        </Button>
      </Box>
    </Box>
  );
}
