import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields, in two columns if there is room. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: hint ? 0.5 : 2 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{hint}</Typography>}
      <Box sx={fieldGridSx}>{children}</Box>
    </Box>
  );
}

/** Fields in two columns if there is room. */
export const fieldGridSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
