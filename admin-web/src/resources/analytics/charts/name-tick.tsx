import { LINE_PX } from './chart-styles';

interface Props {
  width: number;
  lines: number;
  /** Given by the axis: the middle of the row. */
  y?: number;
  payload?: { value: string };
}

/** A name beside its bar, which wraps as SVG's own text does not. Beyond the lines that there are, the table has it whole. */
export function NameTick({ width, lines, y = 0, payload }: Props) {
  const height = lines * LINE_PX;

  return (
    <foreignObject x={0} y={y - height / 2} width={width - 8} height={height}>
      <div style={{ display: 'grid', alignItems: 'center', height: '100%' }}>
        <div
          style={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: lines,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            color: 'var(--ink)',
            fontSize: 14,
            lineHeight: `${LINE_PX}px`,
          }}
        >
          {payload?.value}
        </div>
      </div>
    </foreignObject>
  );
}
