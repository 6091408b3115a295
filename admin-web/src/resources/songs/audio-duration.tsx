import { formatDuration } from '@paattu/api-client/duration';
import { Typography } from '@mui/material';
import { uploadSentences as t } from '../../components/file/sentences';

/** Helps the owner to recognise the file. `seconds` is undefined while loading, null if the browser cannot read the file. */
export function AudioDuration({ seconds }: { seconds: number | null | undefined }) {
  return (
    <Typography role="status" sx={{ minHeight: '1.55em', fontVariantNumeric: 'tabular-nums' }}>
      {seconds === null && t.noDuration}
      {typeof seconds === 'number' && t.duration(formatDuration(seconds))}
    </Typography>
  );
}
