import { formatDuration } from '@paattu/api-client/duration';
import { Typography } from '@mui/material';
import { translations } from '../../translations';

const t = translations.upload;

/** Lets the owner see that it is the right file. `seconds` is undefined while they are read, null if they cannot be. */
export function AudioDuration({ seconds }: { seconds: number | null | undefined }) {
  return (
    <Typography role="status" sx={{ minHeight: '1.55em', fontVariantNumeric: 'tabular-nums' }}>
      {seconds === null && t.noDuration}
      {typeof seconds === 'number' && t.duration(formatDuration(seconds))}
    </Typography>
  );
}
