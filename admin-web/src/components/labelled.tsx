import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A value under its label: a pair of a description list. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
