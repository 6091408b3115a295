import { Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { AdminResultLine } from '../../../records';
import { translations } from '../../../lib/sentences';

/** The entry of a line. An erased one has its number alone. */
export function EntryName({ line: { number, entryId, name } }: { line: AdminResultLine }) {
  const createPath = useCreatePath();
  if (entryId === null || name === null) return translations.results.preview.erased(number);
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'entries', type: 'show', id: entryId })}
      color="inherit"
    >
      {name}
    </Link>
  );
}
