/** An entry that this browser has just sent. */
export interface Submitted {
  id: string;
  email: string;
  correctionToken: string;
}
