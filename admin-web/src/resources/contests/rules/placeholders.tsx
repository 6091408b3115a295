import { Box, Typography } from '@mui/material';
import type { Rules } from '../api';
import { rulesSentences as t } from './sentences';

/** How to mark a text, and the names that it can use. */
export function Placeholders({ rules: { placeholders } }: { rules: Rules }) {
  return (
    <Box component="details">
      <Box component="summary" sx={{ minHeight: 44, alignContent: 'center', cursor: 'pointer' }}>
        {t.howTo}
      </Box>
      <Typography sx={{ mb: 1 }}>{t.marks}</Typography>
      <Typography sx={{ mb: 1 }}>{t.placeholders}</Typography>
      <Box component="dl" sx={listSx}>
        {placeholders.map(({ name, value, valueMalayalam }) => (
          <Box key={name}>
            <dt>{`{{${name}}}`}</dt>
            <dd>{value === null ? t.noValue : [...new Set([value, valueMalayalam])].join(' · ')}</dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const listSx = {
  display: 'grid',
  gap: 1,
  m: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { fontFamily: 'monospace' },
  '& dd': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
};
