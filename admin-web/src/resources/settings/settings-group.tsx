import { Box, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { StatusLabel, type StatusTone } from '../../components/status-label';

interface Props {
  title: string;
  /** Whether it works, for a group that can fail. */
  state?: { tone: StatusTone; label: string };
  /** What it means, and what it is now. */
  sentences: string[];
  children?: ReactNode;
}

/** Settings that belong together, in sentences, with their actions. */
export function SettingsGroup({ title, state, sentences, children }: Props) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id} sx={groupSx}>
      <Box>
        <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {state && <StatusLabel {...state} />}
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0, maxWidth: '66ch' }}>
        {sentences.map((sentence) => (
          <Typography key={sentence} sx={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </Typography>
        ))}
        {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>{children}</Box>}
      </Box>
    </Box>
  );
}

const groupSx = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  py: 2.5,
  borderTop: '1px solid var(--line)',
};
