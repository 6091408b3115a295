import { Box, SnackbarContent } from '@mui/material';

/** A notification with a title, as the specification words them: what went wrong, and what to do; several lines where it went wrong with several. */
export function Toast({ title, text }: { title: string; text: string }) {
  return (
    <SnackbarContent
      sx={{ borderLeft: '4px solid var(--kumkum)' }}
      message={
        <>
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
        </>
      }
    />
  );
}
