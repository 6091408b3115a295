import { Box, SnackbarContent } from '@mui/material';
import type { ReactNode } from 'react';

/** A toast with a title and a text of one or more lines, and a link or none. */
export function Toast({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <SnackbarContent
      sx={{ borderLeft: '4px solid var(--kumkum)' }}
      message={
        <>
          <Box sx={{ fontWeight: 500 }}>{title}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
          {children && <Box sx={{ '& a': { color: 'inherit' } }}>{children}</Box>}
        </>
      }
    />
  );
}
