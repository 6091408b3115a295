import { Box, CircularProgress } from '@mui/material';
import { translations } from '../lib/sentences';

export function Loading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress color="secondary" aria-label={translations.loading} />
    </Box>
  );
}
