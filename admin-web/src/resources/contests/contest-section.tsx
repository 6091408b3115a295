import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A group of fields, in two columns if there is room. */
export function ContestSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={sectionSx}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 2 }}>
        {title}
      </Typography>
      <Box sx={gridSx}>{children}</Box>
    </Box>
  );
}

const sectionSx = { minWidth: 0, m: 0, p: 0, border: 0 };
const gridSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
