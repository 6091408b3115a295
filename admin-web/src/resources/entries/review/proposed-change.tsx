import { Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDateTime } from '../../../lib/format';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Entry } from '../api';
import { changeSentences as t } from '../changes/sentences';

/** Leads to the change that the entrant proposes, if there is one. */
export function ProposedChange({ entry: { id, revision } }: { entry: Entry }) {
  const createPath = useCreatePath();
  if (!revision) return null;
  return (
    <Typography sx={{ mb: 2 }}>
      {t.proposedAt(formatDateTime(revision.createdAt))}{' '}
      <Link component={RouterLink} to={createPath({ resource: 'changes', type: 'show', id })} sx={lineLinkSx}>
        {t.look}
      </Link>
    </Typography>
  );
}
