import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../lib/format';
import { axisProps, tooltipProps } from '../../components/charts/chart-styles';
import { CHART_PX } from '../../components/charts/chart-size';
import { ticksOf } from './charts/ticks';

interface Props {
  bars: { day: string; count: number }[];
  label: string;
  unit: 'day' | 'month';
}

/** One bar for each day or month. */
export default function DayChart({ bars, label, unit }: Props) {
  const days = bars.map(({ day }) => day);

  return (
    <BarChart
      responsive
      data={bars}
      accessibilityLayer={false}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      style={{ width: '100%', height: CHART_PX }}
    >
      <CartesianGrid vertical={false} stroke="var(--grid)" />
      <XAxis {...axisProps} dataKey="day" ticks={ticksOf(days, unit)} interval="equidistantPreserveEnd" />
      <YAxis {...axisProps} width={44} allowDecimals={false} tickFormatter={formatCount} />
      <Tooltip {...tooltipProps} />
      <Bar
        dataKey="count"
        name={label}
        fill="var(--bar)"
        maxBarSize={48}
        radius={[2, 2, 0, 0]}
        isAnimationActive={false}
      />
    </BarChart>
  );
}
