import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What is in it, in a few words. */
  state?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  heading?: 'h3' | 'h4';
  children: ReactNode;
}

/** A part of a page that few read, folded to one line. */
export function Fold({ title, state, isOpen, onToggle, heading = 'h3', children }: Props) {
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      sx={foldSx}
    >
      <summary>
        <Typography component={heading} variant={heading === 'h3' ? 'h3' : 'subtitle1'}>
          {title}
        </Typography>
        {state && <span>{state}</span>}
      </summary>
      <Box role="group" aria-label={title} sx={{ pb: 2 }}>
        {children}
      </Box>
    </Box>
  );
}

const foldSx = {
  minWidth: 0,
  borderTop: '1px solid var(--line)',
  '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > summary > :is(h3, h4)': { display: 'inline', mr: 1.5 },
  '& > summary > span': { color: 'text.secondary' },
};
