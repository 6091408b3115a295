import type { Schemas } from '@paattu/api-client';
import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { translations } from '../../../translations';

const t = translations.rules;

type Difference = Schemas['RulesDifferenceDto'];

/** The passages that entrants would receive by email. */
export function Differences({ english, malayalam }: { english: Difference[]; malayalam: Difference[] }) {
  return (
    <Box component="section" aria-labelledby="differences" sx={{ mt: 3 }}>
      <Typography id="differences" variant="h3" sx={{ mb: 1 }}>
        {t.differences}
      </Typography>
      {english.length + malayalam.length === 0 && <Typography>{t.same}</Typography>}
      {[...english, ...malayalam].map(({ before, after }, index) => (
        <Box key={index} sx={passageSx}>
          {before && (
            <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
              <span style={visuallyHidden}>{t.before} </span>
              {before}
            </Box>
          )}
          {after && (
            <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
              <span style={visuallyHidden}>{t.after} </span>
              {after}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

const passageSx = {
  mb: 1.5,
  pl: 2,
  borderLeft: '2px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
