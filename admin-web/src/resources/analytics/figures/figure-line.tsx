import { Box, ButtonBase } from '@mui/material';
import { formatCount } from '../../../lib/format';
import type { Analytics } from '../api';
import { analyticsSentences as t } from '../sentences';
import { type Figure, FIGURES } from '../use-choice';
import { changeOf } from '../words';

interface Props {
  analytics: Analytics;
  chosen: Figure;
  onChoose: (figure: Figure) => void;
}

/** The figures of the period, each beside the one of the previous period. A press shows its days as the chart. */
export function FigureLine({ analytics: { period, previousPeriod, days }, chosen, onChoose }: Props) {
  return (
    <Box sx={{ containerType: 'inline-size', mb: 4 }}>
      <Box component="ul" aria-label={t.figures} sx={lineSx}>
        {FIGURES.map((figure) => (
          <li key={figure}>
            <ButtonBase
              aria-pressed={figure === chosen}
              onClick={() => onChoose(figure)}
              sx={{ ...figureSx, '&[aria-pressed="true"]::after': chosenSx }}
            >
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t.figure[figure]}
              </Box>{' '}
              <Box component="span" sx={countSx}>
                {formatCount(period[figure])}
              </Box>{' '}
              {period[figure] >= LEAST_DRAWN && <Sparkline counts={days.map((day) => day[figure])} />}
              {previousPeriod && <Change {...changeOf(period[figure], previousPeriod[figure])} />}
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Change({ change, from }: { change: string; from: string }) {
  return (
    <Box component="span" sx={{ mt: 'auto', color: 'text.secondary', typography: 'caption' }}>
      {change && (
        <>
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 500 }}>
            {change}
          </Box>{' '}
        </>
      )}
      {from}
    </Box>
  );
}

/** The course of fewer is chance. */
const LEAST_DRAWN = 10;

const hairline = '1px solid var(--line)';

/** Five columns, three and two, or one and two by two: never a hole. */
const lineSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
  borderBottom: hairline,
  '& li': { display: 'grid', borderTop: hairline },
  '& li:first-of-type': { gridColumn: '1 / -1' },
  '& li:nth-of-type(odd):not(:first-of-type)': { borderLeft: hairline },
  '@container (min-width: 540px)': {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& li:nth-of-type(n)': { gridColumn: 'span 2', borderLeft: hairline },
    '& li:nth-of-type(n+4)': { gridColumn: 'span 3' },
    '& li:first-of-type, & li:nth-of-type(4)': { borderLeft: 0 },
  },
  '@container (min-width: 840px)': {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& li:nth-of-type(n)': { gridColumn: 'auto', borderLeft: hairline },
    '& li:first-of-type': { borderLeft: 0 },
  },
};

const figureSx = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  p: 1.5,
  pb: 1.75,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { bgcolor: 'var(--cloth-2)' },
};

/** A border, which forced colors keep. */
const chosenSx = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  borderBottom: '3px solid var(--leaf)',
};

const countSx = { font: '560 1.7rem/1.3 var(--display)', fontVariantNumeric: 'lining-nums' };

const [WIDTH, HEIGHT] = [100, 30];
/** Half the line, so that its peak is not cut. */
const EDGE = 2;

/** The course of the counts, without figures. */
function Sparkline({ counts }: { counts: number[] }) {
  const most = Math.max(1, ...counts);
  const points = counts.map((count, index) => {
    const x = (index / Math.max(1, counts.length - 1)) * WIDTH;
    const y = HEIGHT - EDGE - (count / most) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });

  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ width: '100%', height: HEIGHT, my: 0.5, overflow: 'visible' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--bar)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
