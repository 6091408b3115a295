import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { reasonOf } from '../lib/reason-of';

interface Props {
  title: string;
  error: Error | null;
  /** The reason, if the server's sentence is not enough. */
  children?: ReactNode;
}

/** Why the act of a dialog failed, within the dialog: a screen reader reads no toast behind an open one. */
export function DialogFailure({ title, error, children }: Props) {
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {error && (
        <>
          <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
          {children || <Typography>{reasonOf(error)}</Typography>}
        </>
      )}
    </Box>
  );
}
