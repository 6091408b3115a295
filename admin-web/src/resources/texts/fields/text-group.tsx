import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether it is named as the page, which the chooser above says already. */
  isPage?: boolean;
  hint?: string;
  children: ReactNode;
}

/** Texts of a page that belong together. Pairs of languages and single fields share the columns. */
export function TextGroup({ title, isPage = false, hint, children }: Props) {
  return (
    <Box component="fieldset" aria-label={isPage ? title : undefined} sx={groupSx}>
      {!isPage && (
        <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
          {title}
        </Typography>
      )}
      {hint && <Typography sx={hintSx}>{hint}</Typography>}
      <Box sx={columnsSx}>{children}</Box>
    </Box>
  );
}

const groupSx = { minWidth: 0, m: 0, p: 0, border: 0 };

const hintSx = { mb: 1.5, maxWidth: '90ch', fontSize: 14, color: 'text.secondary' };

const columnsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
