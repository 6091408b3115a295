import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint: ReactNode;
  children: ReactNode;
}

/** A part of the review that staff write in. */
export function ReviewSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, mb: 3, displayPrint: 'none' }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}
