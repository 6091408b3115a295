import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  isFailure?: boolean;
  children?: ReactNode;
}

/** Takes the place of a list or page that is empty, not found or failed. */
export function Notice({ title, text, isFailure = false, children }: Props) {
  return (
    <Box
      role={isFailure ? 'alert' : undefined}
      sx={{ maxWidth: 540, mx: 'auto', my: 8, textAlign: 'center' }}
    >
      <Typography variant="h3">{title}</Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{text}</Typography>
      {children}
    </Box>
  );
}
