import { Button } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';

/** A link from a record to its list. */
export function BackLink({ resource, children }: { resource: string; children: string }) {
  const createPath = useCreatePath();

  return (
    <Button component={Link} to={createPath({ resource, type: 'list' })} sx={{ ml: -2 }}>
      ← {children}
    </Button>
  );
}
