import { LINE_PX } from './chart-styles';

interface Props {
  width: number;
  lines: number;
  /** The axis passes the middle of the row. */
  y?: number;
  payload?: { value: string };
}

/** A name beside its bar. HTML, because SVG text does not wrap. The table shows the full name. */
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
