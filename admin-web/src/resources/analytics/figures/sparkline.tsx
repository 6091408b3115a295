import { Box } from '@mui/material';

const [WIDTH, HEIGHT] = [100, 30];
/** Half the line, so that its peak is not cut. */
const EDGE = 2;

/** The course of the counts, without figures. */
export function Sparkline({ counts }: { counts: number[] }) {
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
