import { Box, Typography } from '@mui/material';
import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  title: string;
  ref?: Ref<HTMLElement>;
  /** What it is now, in one sentence. */
  state?: ReactNode;
  children: ReactNode;
}

/** A part of a song beside its text, named by what it is: its state, and what changes it. */
export function SongCard({ title, ref, state, children }: Props) {
  const id = useId();
  return (
    <Box component="section" ref={ref} aria-labelledby={id} sx={cardSx}>
      <Box sx={headSx}>
        <Typography id={id} component="h3" sx={titleSx}>
          {title}
        </Typography>
        {state}
      </Box>
      {children}
    </Box>
  );
}

const cardSx = {
  display: 'grid',
  alignContent: 'start',
  gap: 1.5,
  minWidth: 0,
  p: 2,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-2)',
  bgcolor: 'var(--cloth-2)',
  overflowWrap: 'anywhere',
};

const headSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 };

const titleSx = { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.3 };
