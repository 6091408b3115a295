import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StatusLabel, type StatusTone } from '../../components/status-label';

interface Props {
  title: string;
  tone: StatusTone;
  /** Its state in a word or two. */
  state: string;
  /** What to do about the state, where something can be done. */
  hint?: string;
  facts?: ReactNode;
  children?: ReactNode;
}

/** One thing that the server stands on: its state, what is set of it, and what can be done. */
export function SettingsGroup({ title, tone, state, hint, facts, children }: Props) {
  return (
    <Box component="section" aria-label={title} sx={groupSx}>
      <Box>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <StatusLabel tone={tone} label={state} />
      </Box>
      <Box sx={{ display: 'grid', alignContent: 'start', gap: 1.5, minWidth: 0 }}>
        {hint && <Typography>{hint}</Typography>}
        {facts && (
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0 }}>
            {facts}
          </Box>
        )}
        {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>}
      </Box>
    </Box>
  );
}

const groupSx = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
  py: 2.5,
  borderTop: '1px solid var(--line)',
};
