import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';
import { BusyButton } from '../busy-button';
import { uploadSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';

export function UploadProgressBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId();
  const percent = Math.floor(share * 100);
  // All bytes are sent, but the server needs a moment to check a 50 MB song.
  const isChecking = share === 1;

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 2 }}>
      <Box>
        <Typography id={id}>{isChecking ? t.checking : t.progress(percent)}</Typography>
        <LinearProgress
          variant={isChecking ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-labelledby={id}
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      </Box>
      {/* Too late while the server checks: it may store the file all the same. */}
      <BusyButton variant="outlined" autoFocus isBusy={isChecking} onClick={onCancel}>
        {commonSentences.cancel}
      </BusyButton>
    </Box>
  );
}
