import { Box } from '@mui/material';
import type { TextPairKey } from '../missing-texts';
import { TextField } from './text-field';

interface Props {
  source: Exclude<TextPairKey, 'milestones' | 'values'>;
  multiline?: boolean;
  hint?: string;
  required?: boolean;
}

/** A text in Malayalam and in English. */
export function TextPair({ source, multiline = false, hint, ...props }: Props) {
  const rows = multiline ? { multiline, minRows: 3, maxRows: 12 } : {};
  return (
    <Box sx={pairSx}>
      <TextField source={`${source}Malayalam`} {...props} {...rows} helperText={hint} />
      <TextField source={source} {...props} {...rows} helperText={hint} />
    </Box>
  );
}

/** Side by side if there is room. */
export const pairSx = {
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
