import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function DataSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5, minWidth: 0 }}>
      <Typography id={id} variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {intro && <Typography sx={{ mb: 2, maxWidth: '66ch', color: 'text.secondary' }}>{intro}</Typography>}
      {children}
    </Box>
  );
}

/** A list of rows with a line between them. */
export const rowsSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { py: 1.5, borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' },
};
