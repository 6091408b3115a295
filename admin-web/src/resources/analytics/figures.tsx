import { Box, Typography } from '@mui/material';

interface Figure {
  label: string;
  value: string;
  hint?: string;
}

export function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  return (
    <Box component="section" sx={{ mb: 5 }}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))', gap: 1.5, m: 0 }}
      >
        {figures.map(({ label, value, hint }) => (
          <Box key={label} sx={{ p: 2, borderRadius: 'var(--r-1)', bgcolor: 'var(--cloth-2)' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, font: '560 1.7rem/1.3 var(--display)', fontVariantNumeric: 'lining-nums' }}
            >
              {value}
            </Box>
            {hint && (
              <Box component="dd" sx={{ m: 0, color: 'text.secondary', typography: 'caption' }}>
                {hint}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
