import { Link } from '@mui/material';
import { useCreatePath } from '../../../components/use-create-path';
import { Link as RouterLink } from 'react-router';
import type { AdminResultLine } from '../api';
import { resultSentences } from '../sentences';

/** The entry of a line. An erased one has its number alone. */
export function EntryName({ line: { number, entryId, name } }: { line: AdminResultLine }) {
  const createPath = useCreatePath();
  if (entryId === null || name === null) return resultSentences.preview.erased(number);
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
