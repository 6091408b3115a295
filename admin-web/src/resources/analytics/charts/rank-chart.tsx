import { Box } from '@mui/material';
import { useId } from 'react';
import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount } from '../../../lib/format';
import { LINE_PX, tooltipProps } from './chart-styles';
import { NameTick } from './name-tick';
import { fillOf, Hatching, Swatch } from './patterns';

interface Props {
  rows: { name: string; counts: number[] }[];
  /** The label of each count. */
  series: string[];
}

const BAR_PX = 18;
const NAME_PX = 116;
const LETTERS_OF_LINE = 12;
const MOST_LINES = 4;

/** Horizontal bars with their figures. A second series is hatched. */
export default function RankChart({ rows, series }: Props) {
  const hatching = `${useId()}-hatching`;
  const longest = Math.max(...rows.map(({ name }) => name.length));
  const lines = Math.min(MOST_LINES, Math.ceil(longest / LETTERS_OF_LINE));
  const rowHeight = Math.max(lines * LINE_PX, series.length * (BAR_PX + 4)) + 14;

  return (
    <>
      {series.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1 }}>
          {series.map((label, index) => (
            <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Swatch fill={fillOf(index, hatching)} /> {label}
            </Box>
          ))}
        </Box>
      )}
      <BarChart
        responsive
        layout="vertical"
        data={rows}
        accessibilityLayer={false}
        margin={{ top: 0, right: 64, bottom: 0, left: 0 }}
        barGap={2}
        style={{ width: '100%', height: rows.length * rowHeight }}
      >
        <defs>
          <Hatching id={hatching} />
        </defs>
        <XAxis type="number" hide />
        <YAxis
          type="category"
          dataKey="name"
          width={NAME_PX}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={<NameTick lines={lines} width={NAME_PX} />}
        />
        <Tooltip {...tooltipProps} />
        {series.map((label, index) => (
          <Bar
            key={label}
            dataKey={`counts[${index}]`}
            name={label}
            barSize={BAR_PX}
            fill={fillOf(index, hatching)}
            stroke={index === 0 ? undefined : 'var(--kumkum)'}
            isAnimationActive={false}
          >
            <LabelList
              position="right"
              fill="var(--ink)"
              fontSize={14}
              formatter={(count) => formatCount(Number(count))}
            />
          </Bar>
        ))}
      </BarChart>
    </>
  );
}
