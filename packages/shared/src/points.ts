/** Thousandths of a point. All parts have 100 points together. */
export interface ResultPoints {
  rendition: number;
  engagement: number;
  votes: number;
  total: number;
}

/** Points as people read them, e.g. 18.333 for 18333 thousandths. */
export function pointsOf(thousandths: number): string {
  return String(thousandths / 1_000);
}
