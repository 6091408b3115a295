/** The earliest of some instants; null if there is none. */
export function earliest(instants: Array<Date | null>): Date | null {
  const [first] = instants.filter((instant) => instant !== null).sort((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}
