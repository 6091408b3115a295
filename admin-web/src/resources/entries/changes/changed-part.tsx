import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { changeSentences as t } from './sentences';

interface Props {
  title: string;
  now: ReactNode;
  proposed: ReactNode;
  /** Below both. */
  children?: ReactNode;
}

/** A part of an entry as it is, beside what its entrant proposes; on a phone, above it. */
export function ChangedPart({ title, now, proposed, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={partSx}>
      <Typography id={id} component="h4" sx={{ fontWeight: 500, mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={sidesSx}>
        <div>
          <dt>{t.now}</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>{t.proposed}</dt>
          <dd>{proposed}</dd>
        </div>
      </Box>
      {children}
    </Box>
  );
}

const partSx = { py: 2, borderTop: '1px solid var(--line)', minWidth: 0 };

const sidesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 2, sm: 3 },
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
