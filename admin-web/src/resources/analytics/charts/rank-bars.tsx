import { Box } from '@mui/material';
import { useId } from 'react';
import { formatCount } from '../../../lib/format';
import { fillOf, Hatching, Swatch } from '../../../components/charts/patterns';

export interface Rank {
  name: string;
  counts: number[];
}

interface Props {
  ranks: Rank[];
  /** The label of each count. */
  series: string[];
}

/** Horizontal bars with their figures, each after its name. A second series is hatched. */
export function RankBars({ ranks, series }: Props) {
  const hatching = `${useId()}-hatching`;
  const most = Math.max(...ranks.flatMap(({ counts }) => counts));

  return (
    <Box sx={{ containerType: 'inline-size' }}>
      {series.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1 }}>
          <Hatching id={hatching} />
          {series.map((label, index) => (
            <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Swatch fill={fillOf(index, hatching)} /> {label}
            </Box>
          ))}
        </Box>
      )}
      {ranks.map(({ name, counts }, row) => (
        <Box key={row} sx={rowSx}>
          <Box title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {name}
          </Box>
          <div>
            {counts.map((count, index) => (
              <Box key={index} sx={trackSx}>
                <svg
                  height="12"
                  style={{ width: `calc((100% - 6.5rem) * ${count / most})`, minWidth: count > 0 ? 2 : 0 }}
                >
                  <rect width="100%" height="100%" rx="1" fill={fillOf(index, hatching)} />
                </svg>
                {formatCount(count)}
              </Box>
            ))}
          </div>
        </Box>
      ))}
    </Box>
  );
}

/** Where there is no room beside the bars, the name is above them. */
const rowSx = {
  minHeight: 32,
  mb: 1,
  '@container (min-width: 420px)': {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    columnGap: 2,
    alignItems: 'center',
    mb: 0,
  },
};

const trackSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flex: 'none' },
};
