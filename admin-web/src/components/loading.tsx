import { Box, CircularProgress } from '@mui/material';
import { sentences } from '../sentences';

export function Loading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress color="secondary" aria-label={sentences.loading} />
    </Box>
  );
}
