/** Defines diagonal lines, to differ from a solid fill without color. */
export function Hatching({ id }: { id: string }) {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2.5" height="6" fill="var(--second-bar)" />
      </pattern>
    </svg>
  );
}

export function fillOf(series: number, hatching: string): string {
  return series === 0 ? 'var(--bar)' : `url(#${hatching})`;
}

export function Swatch({ fill }: { fill: string }) {
  return (
    <svg width="24" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="13" fill={fill} stroke="var(--axis)" />
    </svg>
  );
}
