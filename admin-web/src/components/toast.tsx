import { Box, SnackbarContent } from '@mui/material';

/** A toast with a title and a text of one or more lines. */
export function Toast({ title, text }: { title: string; text: string }) {
  return (
    <SnackbarContent
      sx={{ borderLeft: '4px solid var(--kumkum)' }}
      message={
        <>
          <Box sx={{ fontWeight: 500 }}>{title}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
        </>
      }
    />
  );
}
