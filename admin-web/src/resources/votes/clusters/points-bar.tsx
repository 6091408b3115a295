import { voteSentences } from '../sentences';

const t = voteSentences.clusters;

/** From here on, the rule quarantines by itself. */
const QUARANTINED_FROM = 60;
const MOST = 100;
const WIDTH = 68;

/** Points as a figure and a bar, with a mark at 60. */
export function PointsBar({ points }: { points: number }) {
  const mark = (QUARANTINED_FROM / MOST) * WIDTH;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={{ minWidth: '2.2em', textAlign: 'right', fontWeight: 550 }}>{points}</span>
      <svg width={WIDTH} height="16" role="img" aria-label={t.pointsOf60(points)} style={{ flex: 'none' }}>
        <rect y="5" width={WIDTH} height="6" fill="var(--cloth-3)" />
        <rect
          y="5"
          width={(Math.min(points, MOST) / MOST) * WIDTH}
          height="6"
          fill={points >= QUARANTINED_FROM ? 'var(--second-bar)' : 'var(--axis)'}
        />
        <rect x={mark - 1} y="1" width="2" height="14" fill="var(--ink)" />
      </svg>
    </span>
  );
}
