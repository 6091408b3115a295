import { Box } from '@mui/material';

/** Waiting, good, bad, or set aside. */
export type StatusTone = 'waiting' | 'good' | 'bad' | 'aside';

// Shape and colour both, since gold and green come close in the dark theme and for some eyes.
const MARKS: Record<StatusTone, object> = {
  waiting: { border: '3px solid var(--zari)', borderRadius: '50%' },
  good: { bgcolor: 'var(--leaf)', borderRadius: '50%' },
  bad: { bgcolor: 'var(--kumkum)', transform: 'rotate(45deg) scale(0.9)' },
  aside: { borderTop: '3px solid var(--ink-2)', height: '3px' },
};

/** A state in words, with a mark that can be told apart at a glance. */
export function StatusLabel({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      <Box component="span" aria-hidden sx={{ flex: 'none', width: 11, height: 11, ...MARKS[tone] }} />
      {label}
    </Box>
  );
}
