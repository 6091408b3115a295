import type { TooltipProps, XAxisProps } from 'recharts';
import { formatCount } from '../../lib/format';

export const axisProps = {
  stroke: 'var(--axis)',
  tickLine: false,
  tick: { fill: 'var(--axis)', fontSize: 13 },
} satisfies XAxisProps;

export const tooltipProps = {
  isAnimationActive: false,
  cursor: { fill: 'var(--cloth-3)' },
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-1)',
    background: 'var(--cloth)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
  formatter: (count) => formatCount(Number(count)),
} satisfies TooltipProps;
