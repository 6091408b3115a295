import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { Locale } from '@paattu/shared/locales';
import { commonSentences } from '../lib/sentences';

interface Props {
  heading?: string;
  /** Empty for a passage that is new. */
  before: string;
  /** Empty for a passage that is gone. */
  after: string;
  language?: Locale;
}

/** A passage that differs: as it was, and as it becomes. */
export function Passage({ heading, before, after, language }: Props) {
  return (
    <Box sx={passageSx}>
      {heading && <Typography sx={{ fontWeight: 500 }}>{heading}</Typography>}
      {before && (
        <Box component="del" sx={{ display: 'block', color: 'text.secondary' }}>
          <span style={visuallyHidden}>{commonSentences.before} </span>
          <span lang={language}>{before}</span>
        </Box>
      )}
      {after && (
        <Box component="ins" sx={{ display: 'block', textDecoration: 'none' }}>
          <span style={visuallyHidden}>{commonSentences.after} </span>
          <span lang={language}>{after}</span>
        </Box>
      )}
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
