import { Typography } from '@mui/material';
import { formatDuration } from '../../format';
import { sentences } from '../../sentences';
import { useAudioDuration } from './use-audio-duration';

const words = sentences.upload;

/** Lets the owner see that it is the right file. */
export function AudioDuration({ file }: { file: File }) {
  const seconds = useAudioDuration(file);

  return (
    <Typography role="status" sx={{ minHeight: '1.55em', fontVariantNumeric: 'tabular-nums' }}>
      {seconds === null && words.noDuration}
      {typeof seconds === 'number' && words.duration(formatDuration(seconds))}
    </Typography>
  );
}
