interface Props {
  width: number;
  height: number;
  /** Given by the axis. */
  y?: number;
  payload?: { value: string };
}

/** A name beside its bar, in as many lines as there is room for; the table has it whole. */
export function NameTick({ width, height, y = 0, payload }: Props) {
  return (
    <foreignObject x={0} y={y - height / 2} width={width - 8} height={height}>
      <div style={{ display: 'grid', alignItems: 'center', height: '100%' }}>
        <div
          style={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: Math.floor(height / 20),
            overflow: 'hidden',
            overflowWrap: 'anywhere',
            color: 'var(--ink)',
            fontSize: 14,
            lineHeight: '20px',
          }}
        >
          {payload?.value}
        </div>
      </div>
    </foreignObject>
  );
}
