import { Box, CircularProgress } from '@mui/material';
import { commonSentences } from '../lib/sentences';

export function Loading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress color="secondary" aria-label={commonSentences.loading} />
    </Box>
  );
}
