import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { StatusLabel, type StatusTone } from '../../components/status-label';

interface Props {
  title: string;
  tone: StatusTone;
  state: string;
  /** How to fix the state. */
  hint?: string;
  facts?: ReactNode;
  children?: ReactNode;
}

/** A dependency of the server: its state, its settings and its actions. */
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
