/** Rejects the years 0002 and 0202 that a date field passes through while 2025 is typed. */
const COMPLETE = /^20\d\d-\d\d-\d\dT\d\d:\d\d/;

/** Whether the value of a date and time field is complete. */
export function isCompleteDateTime(value: string): boolean {
  return COMPLETE.test(value);
}
