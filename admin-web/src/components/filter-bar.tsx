import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The filters above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <Box sx={barSx}>{children}</Box>;
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  mb: 2,
};
