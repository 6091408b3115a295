import { Box, Typography } from '@mui/material';
import { factsSx } from '../lib/facts-styles';

interface Props {
  facts: ReadonlyArray<readonly [name: string, value: string]>;
  /** The sentence that says why the facts are fixed. */
  why: string;
}

/** What a form can no longer change, in the place of its fields. */
export function FixedFacts({ facts, why }: Props) {
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Box component="dl" sx={{ ...factsSx, ...columnsSx }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      <Typography sx={{ mt: 0.5, fontSize: 14, color: 'text.secondary' }}>{why}</Typography>
    </Box>
  );
}

const columnsSx = {
  '& > div': {
    ...factsSx['& > div'],
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '14rem minmax(0, 1fr)' },
  },
};
