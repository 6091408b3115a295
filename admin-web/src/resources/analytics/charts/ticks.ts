const WEEK = 7;

/** The labels that the axis shows: regular, and with the last one. The axis leaves out more where it is narrow. */
export function ticksOf(labels: string[], unit: 'day' | 'month'): string[] {
  const last = labels.length - 1;
  const step = stepOf(labels.length, unit);
  return labels.filter((_, index) => (last - index) % step === 0);
}

function stepOf(count: number, unit: 'day' | 'month'): number {
  if (unit === 'month') return count <= 12 ? 1 : count <= 36 ? 3 : 12;
  return count <= WEEK ? 1 : count <= 5 * WEEK ? WEEK : 2 * WEEK;
}
