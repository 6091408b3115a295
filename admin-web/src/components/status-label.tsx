import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export type StatusTone = 'waiting' | 'good' | 'bad' | 'aside';

// Each mark has its own shape, because gold and green look similar in the dark theme and to some people.
const MARKS: Record<StatusTone, object> = {
  waiting: { border: '3px solid var(--zari)', borderRadius: '50%' },
  good: { bgcolor: 'var(--leaf)', borderRadius: '50%' },
  bad: { bgcolor: 'var(--kumkum)', transform: 'rotate(45deg) scale(0.9)' },
  aside: { borderTop: '3px solid var(--ink-2)', height: '3px' },
};

/** A status as text, with a mark that differs in color and shape. */
export function StatusLabel({ tone, label }: { tone: StatusTone; label: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 500, whiteSpace: 'nowrap' }}
    >
      <StatusMark tone={tone} />
      {label}
    </Box>
  );
}

export function StatusMark({ tone }: { tone: StatusTone }) {
  return <Box component="span" aria-hidden sx={{ flex: 'none', width: 11, height: 11, ...MARKS[tone] }} />;
}
