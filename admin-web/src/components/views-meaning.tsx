import { Box } from '@mui/material';
import { viewsMeaning } from '@paattu/shared/views-meaning';

/** The meaning of a view for YouTube, one press away from the number. */
export function ViewsMeaning() {
  return (
    <Box component="details" sx={detailsSx}>
      <summary>{viewsMeaning.title}</summary>
      {viewsMeaning.meaning}
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
