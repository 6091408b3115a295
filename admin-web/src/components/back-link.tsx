import { Button } from '@mui/material';
import { useCreatePath } from './use-create-path';
import { Link } from 'react-router';

interface Props {
  resource: string;
  /** The record to go back to; without it, the list. */
  id?: string | null;
  children: string;
}

/** A link to what the page belongs to. */
export function BackLink({ resource, id, children }: Props) {
  const createPath = useCreatePath();
  const to = createPath(id ? { resource, type: 'edit', id } : { resource, type: 'list' });

  return (
    <Button component={Link} to={to} sx={{ ml: -2 }}>
      ← {children}
    </Button>
  );
}
