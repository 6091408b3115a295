import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StatusMark, type StatusTone } from '../../components/status-label';

/** A state in a sentence, with its mark. Unlike a label of a table, it takes several lines where it has to. */
export function StateLine({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <StatusMark tone={tone} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Typography>
  );
}
