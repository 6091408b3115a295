export function hasSameValues(values: unknown, others: unknown): boolean {
  return JSON.stringify(values) === JSON.stringify(others);
}
