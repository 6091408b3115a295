import { Box } from '@mui/material';
import { viewsSentences as t } from '../lib/views-sentences';

/** The meaning of a view for YouTube, one press away from the number. */
export function ViewsMeaning() {
  return (
    <Box component="details" sx={detailsSx}>
      <summary>{t.title}</summary>
      {t.meaning}
    </Box>
  );
}

const detailsSx = {
  maxWidth: '65ch',
  typography: 'body2',
  color: 'text.secondary',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'primary.main',
    cursor: 'pointer',
  },
};
