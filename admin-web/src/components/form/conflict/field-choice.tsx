import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { commonSentences } from '../../../lib/sentences';
import type { Side } from './conflict';

const t = commonSentences.conflict;

interface Props {
  label: string;
  mine: string;
  theirs: string;
  side: Side;
  onChoose: (side: Side) => void;
}

/** The two texts of a field, side by side where there is room. */
export function FieldChoice({ label, mine, theirs, side, onChoose }: Props) {
  const id = useId();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Typography id={id} sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_, chosen) => onChoose(chosen as Side)}
        sx={choicesSx}
      >
        <Choice side="mine" name={t.mine} text={mine} />
        <Choice side="theirs" name={t.theirs} text={theirs} />
      </RadioGroup>
    </Box>
  );
}

function Choice({ side, name, text }: { side: Side; name: string; text: string }) {
  return (
    <FormControlLabel
      value={side}
      control={<Radio />}
      label={
        <>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
            {name}
          </Box>
          <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text || t.empty}
          </Box>
        </>
      }
      sx={{
        alignItems: 'flex-start',
        minWidth: 0,
        m: 0,
        '& .MuiFormControlLabel-label': { minWidth: 0, pt: 1 },
      }}
    />
  );
}

const choicesSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
};
