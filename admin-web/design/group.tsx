import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A component with its states side by side. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>{children}</Box>
    </Box>
  );
}
