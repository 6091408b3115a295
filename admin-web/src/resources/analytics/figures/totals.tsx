import { Box, Typography } from '@mui/material';
import { useId } from 'react';

interface Total {
  label: string;
  value: string;
  hint?: string;
}

interface Props {
  title: string;
  hint: string;
  totals: Total[];
}

export function Totals({ title, hint, totals }: Props) {
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 5 }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Typography sx={{ mb: 1, color: 'text.secondary', typography: 'caption' }}>{hint}</Typography>
      <Box component="dl" sx={listSx(totals.length)}>
        {totals.map(({ label, value, hint: ofTotal }) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', fontVariantNumeric: 'lining-nums' }}>
              {value}
            </Box>
            {ofTotal && (
              <Box component="dd" sx={{ m: 0, color: 'text.secondary', typography: 'caption' }}>
                {ofTotal}
              </Box>
            )}
          </div>
        ))}
      </Box>
    </Box>
  );
}

/** The tiles stand in one row, or in two rows of about the same length. No tile stands alone in a row. */
const listSx = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: `repeat(${Math.ceil(count / 2)}, minmax(0, 1fr))`,
    lg: `repeat(${count}, minmax(0, 1fr))`,
  },
  gap: '12px 24px',
  m: 0,
  py: 1.5,
  borderBlock: '1px solid var(--line)',
});
