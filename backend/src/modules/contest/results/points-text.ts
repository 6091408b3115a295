/** With two digits, and a third where the points need it. */
export function pointsText(thousandths: number): string {
  return (thousandths / 1000).toFixed(3).replace(/0$/, '');
}
