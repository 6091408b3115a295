import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useCreatePath } from '../../../components/use-create-path';
import { lineLinkSx } from '../../../lib/link-styles';
import type { Contest } from '../api';

/** Leads to the rules of a contest. */
export function RulesLink({ contest: { id }, children }: { contest: Contest; children: string }) {
  const createPath = useCreatePath();
  const path = `${createPath({ resource: 'contests', type: 'edit', id })}/rules`;
  return (
    <Link component={RouterLink} to={path} sx={lineLinkSx}>
      {children}
    </Link>
  );
}
