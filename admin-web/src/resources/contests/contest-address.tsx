import { Link as ExternalLink, Typography } from '@mui/material';
import type { Contest } from './api';
import { contestSentences as t } from './sentences';

/** Where the site shows a contest, or will show it. A draft has no address before it is published. */
export function ContestAddress({ contest: { slug, state } }: { contest: Contest }) {
  if (state === 'draft') return null;
  const address = `/contests/${slug}`;
  return (
    <Typography color="text.secondary" sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
      {state === 'scheduled' ? (
        t.willBeAt(address)
      ) : (
        <ExternalLink href={address} target="_blank" rel="noopener">
          {address}
        </ExternalLink>
      )}
    </Typography>
  );
}
