import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatDateTime } from '../../../lib/format';
import { voteSentences } from '../sentences';
import { CHART_PX } from '../../../components/charts/chart-size';
import { axisProps, tooltipProps } from '../../../components/charts/chart-styles';
import { fillOf } from '../../../components/charts/patterns';
import { hourTicks } from './hour-ticks';

const t = voteSentences.hours;

interface Props {
  bars: { hour: string; counted: number; quarantined: number }[];
  /** The id of the hatching of votes that are set aside. */
  hatching: string;
}

/** One bar for each hour: counted votes, and above them those that are set aside. */
export default function HoursChart({ bars, hatching }: Props) {
  const { ticks, label } = hourTicks(bars.map(({ hour }) => hour));
  return (
    <BarChart
      responsive
      data={bars}
      accessibilityLayer={false}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      style={{ width: '100%', height: CHART_PX }}
    >
      <CartesianGrid vertical={false} stroke="var(--grid)" />
      <XAxis
        {...axisProps}
        dataKey="hour"
        ticks={ticks}
        tickFormatter={label}
        interval="equidistantPreserveStart"
        minTickGap={24}
      />
      <YAxis {...axisProps} width={44} allowDecimals={false} tickFormatter={formatCount} />
      <Tooltip {...tooltipProps} labelFormatter={(hour) => formatDateTime(String(hour))} />
      <Bar
        dataKey="counted"
        stackId="votes"
        name={t.counted}
        fill={fillOf(0, hatching)}
        maxBarSize={48}
        isAnimationActive={false}
      />
      <Bar
        dataKey="quarantined"
        stackId="votes"
        name={t.quarantined}
        fill={fillOf(1, hatching)}
        maxBarSize={48}
        stroke="var(--second-bar)"
        isAnimationActive={false}
      />
    </BarChart>
  );
}
