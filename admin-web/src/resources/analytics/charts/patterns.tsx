/** Diagonal lines, to differ from a solid fill without colour. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" fill="var(--cloth)" />
      <rect width="2.5" height="6" fill="var(--kumkum)" />
    </pattern>
  );
}

export function fillOf(series: number, hatching: string): string {
  return series === 0 ? 'var(--leaf)' : `url(#${hatching})`;
}

export function Swatch({ fill }: { fill: string }) {
  return (
    <svg width="24" height="14" aria-hidden="true">
      <rect x="0.5" y="0.5" width="23" height="13" fill={fill} stroke="var(--ink-2)" />
    </svg>
  );
}
