import { Box } from '@mui/material';
import type { TextPairKey } from '../missing-texts';
import { TextField } from './text-field';

interface Props {
  source: Exclude<TextPairKey, 'milestones' | 'values'>;
  /** Its lines, of a text that is longer than one. */
  rows?: number;
  hint?: string;
  required?: boolean;
}

/** A text in English and in Malayalam. */
export function TextPair({ source, rows, hint, ...props }: Props) {
  const lines = rows === undefined ? {} : { multiline: true, minRows: rows, maxRows: 12 };
  return (
    <Box sx={pairSx}>
      <TextField source={source} {...props} {...lines} helperText={hint} />
      <TextField source={`${source}Malayalam`} {...props} {...lines} helperText={hint} />
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
