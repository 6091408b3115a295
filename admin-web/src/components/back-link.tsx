import { Button } from '@mui/material';
import { useCreatePath } from './use-create-path';
import { Link } from 'react-router';

interface Props {
  resource: string;
  /** The record to go back to; without it, the list. */
  id?: string | null;
  /** The address, if it is neither. */
  to?: string;
  children: string;
}

/** A link to what the page belongs to. */
export function BackLink({ resource, id, to, children }: Props) {
  const createPath = useCreatePath();
  const target = to ?? createPath(id ? { resource, type: 'edit', id } : { resource, type: 'list' });

  return (
    <Button component={Link} to={target} sx={{ ml: -2 }}>
      ← {children}
    </Button>
  );
}
