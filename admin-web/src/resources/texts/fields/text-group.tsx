import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Texts of a page that belong together. Pairs of languages and single fields share the columns. */
export function TextGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: hint ? 0.5 : 2 }}>
        {title}
      </Typography>
      {hint && <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{hint}</Typography>}
      <Box sx={columnsSx}>{children}</Box>
    </Box>
  );
}

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
