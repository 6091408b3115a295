import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../../lib/format';
import { axisProps, tooltipProps } from './chart-styles';

interface Props {
  bars: { day: string; count: number }[];
  label: string;
}

/** One bar for each day. */
export default function DayChart({ bars, label }: Props) {
  return (
    <BarChart
      responsive
      data={bars}
      accessibilityLayer={false}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      style={{ width: '100%', height: 220 }}
    >
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis {...axisProps} dataKey="day" minTickGap={24} />
      <YAxis {...axisProps} width={44} allowDecimals={false} tickFormatter={formatCount} />
      <Tooltip {...tooltipProps} />
      <Bar dataKey="count" name={label} fill="var(--leaf)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
    </BarChart>
  );
}
